import { lazy, Suspense, useState } from 'react';
import type { Me } from '#contract/office/account';
import { officePath } from '#contract/office/paths';
import { useSession } from './data/people/session.ts';
import { SignedIn } from './signed-in.tsx';
import { Unreachable } from './unreachable.tsx';

const SignIn = lazy(() => import('./screens/sign-in/index.tsx'));
const Link = lazy(() => import('./screens/sign-in/link/index.tsx'));

/** Whoever comes: by a link of a mail, without a session, or with one. */
export function SessionGate() {
  const isLink = location.pathname === `${officePath}/link`;
  return <Suspense fallback={null}>{isLink ? <Link /> : <WithSession />}</Suspense>;
}

function WithSession() {
  const session = useSession();
  const [person, setPerson] = useState<Me>();
  const me = session.data?.state === 'signed-in' ? session.data.me : undefined;
  if (me && me !== person) setPerson(me);

  // Once inside, an ended session leaves everything as it is and asks in place.
  const inside = me ?? person;
  if (inside) return <SignedIn me={inside} hasEnded={!me} />;
  if (session.data) return <SignIn needsCode={session.data.state === 'code'} />;
  if (session.isError) return <Unreachable onRetry={() => void session.refetch()} />;
  return null;
}
