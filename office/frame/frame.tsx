import { CatchBoundary, Navigate, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { useText } from '../content/use-text.ts';
import { useMe } from '../data/people/account.ts';
import { useUndo } from '../parts/hooks/use-undo.ts';
import { mayOpen } from '../parts/navigation/navigation.ts';
import { useShortcut } from '../parts/shortcuts/shortcuts.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import styles from './frame.module.css';
import { NotFound } from './not-found.tsx';
import { OverlayHost } from './palette/overlay-host.tsx';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { useGoTo } from './use-go-to.ts';

/** Shows what stands around every screen. */
export function Frame() {
  const text = useText('frame');
  const { undo } = useUndo();
  const router = useRouter();
  const main = useRef<HTMLElement>(null);
  const screen = useLocation({ select: ({ pathname }) => pathname.split('/')[1] });
  useShortcut('everywhere', { z: () => void undo(), '/': focusSearch });
  useGoTo();
  // Whoever needs a second factor and has none has their account alone.
  const { mustAddFactor, permissions } = useMe();
  const isClosed = mustAddFactor && screen !== 'account';
  useFocusOfNewScreen(main, screen);

  return (
    <div className={`grid overflow-hidden ${styles.frame}`}>
      <a className={`rounded-full screen-only ${styles.skip}`} href="#main">
        {text.skip}
      </a>
      <Sidebar />
      <main className={`column overflow-y-auto ${styles.main}`} id="main" ref={main} tabIndex={-1}>
        <ConnectionNotice />
        <Suspense fallback={null}>
          {isClosed ? <Navigate to="/account" replace /> : mayOpen(router, screen, permissions) ? <Outlet /> : <NotFound />}
        </Suspense>
      </main>
      <TabBar />
      {/* Code that cannot be loaded, while there is no connection say, takes nothing else with it. */}
      <CatchBoundary getResetKey={() => screen ?? ''} errorComponent={Nothing}>
        <OverlayHost />
      </CatchBoundary>
    </div>
  );
}

const Nothing = () => null;

const focusSearch = () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();

/** Another screen begins at its beginning; within one, the screen knows better. */
function useFocusOfNewScreen(main: RefObject<HTMLElement | null>, screen: string | undefined): void {
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    main.current?.focus({ preventScroll: true });
    main.current?.scrollTo(0, 0);
  }, [main, screen]);
}
