import { useMutation, useQuery } from '@tanstack/react-query';
import { NextOpening } from '#contract/hours/office-hours';
import { type MailToMany, writtenToMany } from '#contract/office/cases/mail-many';
import { z } from '#contract/zod';
import { request, requestChange } from '../requests/request.ts';

/** Describes who was written to, by their ids; the lists are fetched anew. */
const Written = writtenToMany(z.object({ id: z.string() }));
export type WrittenToMany = z.infer<typeof Written>;

/** Writes one mail to many. What is undone by its events is what has not left by then. */
export const useMailToMany = (topic: 'quotes' | 'applications') =>
  useMutation({
    mutationFn: async ({ mail, key }: { mail: MailToMany; key: string }) => {
      const { answer, events } = await requestChange(`${topic}Mails`, { method: 'POST', body: mail, idempotencyKey: key, schema: Written });
      return { ...answer, events };
    },
    meta: { refetches: [[topic]] },
  });

/** Returns when the company opens next, as its clocks show it: `2026-11-29T09:00`. */
export const useNextOpening = () =>
  useQuery({
    queryKey: ['company', 'next-opening'],
    queryFn: ({ signal }) => request('nextOpening', { schema: NextOpening, signal }),
    select: ({ day, time }) => `${day}T${time}`,
  });
