import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useFocusedRow } from '../../list/use-focused-row.ts';
import { useShortcut } from '../../parts/shortcuts/shortcuts.ts';
import { type JobView, jobViews } from './jobs-search.ts';

/** Keys of the list of jobs. The focus is on the name of a job: Enter opens it. */
export function useJobKeys(list: RefObject<HTMLElement | null>, view: JobView, onShow: (id: string) => void): void {
  const navigate = useNavigate();
  const goTo = (by: number) => () => {
    const next = jobViews[jobViews.indexOf(view) + by];
    if (next) void navigate({ to: '/jobs', search: { view: next === 'all' ? undefined : next } as never });
  };
  useFocusedRow(list);
  useShortcut('lists', {
    '[': goTo(-1),
    ']': goTo(1),
    c: () => void navigate({ to: '/jobs/$id', params: { id: 'new' } }),
  });
  useShortcut('jobs', {
    v: () => {
      const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
      if (id) onShow(id);
    },
  });
}
