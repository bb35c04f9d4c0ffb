import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarFeed } from '#contract/office/people/calendar-feed';
import { request } from '../requests/request.ts';

const key = ['account', 'calendar'] as const;

/** Returns where the person's calendar program reads their interviews. */
export const useCalendarFeed = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => request('calendarFeed', { schema: CalendarFeed, signal }) });

/** Gives the calendar a new address; the one before opens nothing any more. */
export function useOpenCalendar() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => request('calendarFeed', { method: 'POST', schema: CalendarFeed }),
    onSuccess: (feed) => queries.setQueryData(key, feed),
  });
}

/** Ends the address. */
export const useEndCalendar = () =>
  useMutation({ mutationFn: () => request('calendarFeed', { method: 'DELETE' }), meta: { refetches: [key] } });
