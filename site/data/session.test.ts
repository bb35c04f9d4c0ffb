import { expect, test } from 'vitest';
import { createSession } from './session.ts';

/** A document as far as cookies go: `cookie` reads as names and values; every assignment is kept in `written`. */
function cookieJar(cookies: Record<string, string> = {}) {
  const values = new Map(Object.entries(cookies));
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...values].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(assignment: string) {
      written.push(assignment);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(assignment) ?? [];
      if (/max-age=0/i.test(assignment)) values.delete(name);
      else values.set(name, value);
    },
  };
}

const login = { token: 'a/b c', isFirstLogin: true, role: 'editor', userId: '42', rememberMe: false };

test('without cookies nobody is signed in', () => {
  const session = createSession(cookieJar(), true);
  expect(session.getSnapshot()).toEqual({ token: null, isFirstLogin: false, userRole: null, userId: null });
});

test('token, role and id come from their cookies, the first-login flag does not', () => {
  const session = createSession(cookieJar({ authToken: 'a%2Fb', userRole: 'editor', userId: '42', isFirstLogin: 'true' }), true);
  expect(session.getSnapshot()).toEqual({ token: 'a/b', isFirstLogin: false, userRole: 'editor', userId: '42' });
});

test('a single cookie sets only its value', () => {
  expect(createSession(cookieJar({ userRole: 'editor' }), true).getSnapshot()).toEqual({
    token: null,
    isFirstLogin: false,
    userRole: 'editor',
    userId: null,
  });
  expect(createSession(cookieJar({ xauthToken: 'other' }), true).getSnapshot().token).toBeNull();
});

test('a cookie that is not percent-encoded is read unchanged', () => {
  expect(createSession(cookieJar({ authToken: '100%' }), true).getSnapshot().token).toBe('100%');
});

test('a login sets all four values', () => {
  const session = createSession(cookieJar(), true);
  session.loginSucceeded(login);
  expect(session.getSnapshot()).toEqual({ token: 'a/b c', isFirstLogin: true, userRole: 'editor', userId: '42' });
});

test('a login without "remember me" writes cookies that end with the browser session', () => {
  const jar = cookieJar();
  createSession(jar, true).loginSucceeded(login);
  expect(jar.written).toEqual([
    'authToken=a%2Fb%20c; Path=/; SameSite=Lax; Secure',
    'userRole=editor; Path=/; SameSite=Lax; Secure',
    'userId=42; Path=/; SameSite=Lax; Secure',
  ]);
});

test('"remember me" keeps the cookies for seven days', () => {
  const jar = cookieJar();
  createSession(jar, true).loginSucceeded({ ...login, rememberMe: true });
  expect(jar.written).toHaveLength(3);
  for (const cookie of jar.written) expect(cookie).toContain('; Max-Age=604800');
});

test('without https the cookies are not marked secure, or the browser would drop them', () => {
  const jar = cookieJar();
  createSession(jar, false).loginSucceeded(login);
  for (const cookie of jar.written) expect(cookie).not.toContain('Secure');
});

test('a session that was written is read again from its cookies', () => {
  const jar = cookieJar();
  createSession(jar, true).loginSucceeded(login);
  expect(createSession(jar, true).getSnapshot()).toEqual({ token: 'a/b c', isFirstLogin: false, userRole: 'editor', userId: '42' });
});

test('a logout clears all four values and removes the token cookie alone', () => {
  const jar = cookieJar();
  const session = createSession(jar, true);
  session.loginSucceeded(login);
  session.logout();
  expect(session.getSnapshot()).toEqual({ token: null, isFirstLogin: false, userRole: null, userId: null });
  expect(jar.cookie).toBe('userRole=editor; userId=42');
});

test('the snapshot stays the same object until something changes', () => {
  const session = createSession(cookieJar(), true);
  expect(session.getSnapshot()).toBe(session.getSnapshot());
});

test('a listener is notified of login and logout until it unsubscribes', () => {
  const session = createSession(cookieJar(), true);
  let heard = 0;
  const leave = session.subscribe(() => {
    heard += 1;
  });
  session.loginSucceeded(login);
  session.logout();
  leave();
  session.logout();
  expect(heard).toBe(2);
});
