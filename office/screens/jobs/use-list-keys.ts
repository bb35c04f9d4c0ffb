import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { type JobView, jobViews } from './jobs-search.ts';

const rowsIn = (list: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(list.current?.querySelectorAll<HTMLElement>('[data-job]') ?? []),
];

/** Keys of the list of jobs. The focus is on the name of a job: Enter opens it. */
export function useListKeys(list: RefObject<HTMLElement | null>, view: JobView, onShow: (id: string) => void): void {
  const navigate = useNavigate();
  const step = (by: number) => () => {
    const rows = rowsIn(list);
    const at = rows.indexOf(document.activeElement as HTMLElement);
    rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus();
  };
  const goTo = (by: number) => () => {
    const next = jobViews[jobViews.indexOf(view) + by];
    if (next) void navigate({ to: '/jobs', search: { view: next === 'all' ? undefined : next } as never });
  };
  useShortcut('lists', {
    j: step(1),
    k: step(-1),
    '[': goTo(-1),
    ']': goTo(1),
    c: () => void navigate({ to: '/jobs/$id', params: { id: 'new' } }),
  });
  useShortcut('jobs', {
    v: () => {
      const id = (document.activeElement as HTMLElement | null)?.dataset.job;
      if (id) onShow(id);
    },
  });
}
