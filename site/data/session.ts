import { type CookieJar, readCookie, removeCookie, writeCookie } from '#ui/http/cookies.ts';

/** The session state "user", which the specification of the site asks for. Null where nobody has signed in. */
export interface User {
  token: string | null;
  isFirstLogin: boolean;
  userRole: string | null;
  userId: string | null;
}

/** The response to a login. */
export interface Login {
  token: string;
  isFirstLogin: boolean;
  role: string;
  userId: string;
  rememberMe: boolean;
}

const cookieNames = { token: 'authToken', role: 'userRole', userId: 'userId' } as const;
const rememberedDays = 7;

/**
 * The session's store; `subscribe` and `getSnapshot` fit React's useSyncExternalStore. Nothing on the site shows the session yet.
 *
 * @param jar the document with the session's cookies
 * @param secure whether the page came over https, so that the cookies may never leave it
 */
export function createSession(jar: CookieJar, secure: boolean) {
  let user: User = {
    token: readCookie(jar, cookieNames.token),
    isFirstLogin: false,
    userRole: readCookie(jar, cookieNames.role),
    userId: readCookie(jar, cookieNames.userId),
  };
  const listeners = new Set<() => void>();

  function change(next: User): void {
    user = next;
    for (const listener of listeners) listener();
  }

  return {
    getSnapshot: (): User => user,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    loginSucceeded({ token, isFirstLogin, role, userId, rememberMe }: Login): void {
      const lifetime = { days: rememberMe ? rememberedDays : undefined, secure };
      writeCookie(jar, cookieNames.token, token, lifetime);
      writeCookie(jar, cookieNames.role, role, lifetime);
      writeCookie(jar, cookieNames.userId, userId, lifetime);
      change({ token, isFirstLogin, userRole: role, userId });
    },

    /** Resets the user and removes the token cookie; the cookies of role and id stay, as the specification demands. */
    logout(): void {
      removeCookie(jar, cookieNames.token);
      change({ token: null, isFirstLogin: false, userRole: null, userId: null });
    },
  };
}

/** The page's session. On the server there is none: what is rendered there is the same for everybody. */
export const session =
  'document' in globalThis ? createSession(document, location.protocol === 'https:') : createSession({ cookie: '' }, false);
