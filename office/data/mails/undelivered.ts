import { useMutation, useQuery } from '@tanstack/react-query';
import { UndeliveredMail } from '#contract/office/mails/undelivered-mail';
import { z } from '#contract/zod';
import { request } from '../requests/request.ts';

const UndeliveredWithText = UndeliveredMail.extend({ text: z.string() });

/** Mails that another server refused, the newest first. */
export const useUndelivered = () =>
  useQuery({ queryKey: ['mails', 'undelivered'], queryFn: ({ signal }) => request('mails', { schema: z.array(UndeliveredMail), signal }) });

/** One of them with its text, which nobody sees of a mail about an account. */
export const useUndeliveredMail = (id: string, hasText: boolean) =>
  useQuery({
    queryKey: ['mails', 'undelivered', id],
    queryFn: ({ signal }) => request('mail', { parameters: { id }, schema: UndeliveredWithText, signal }),
    enabled: hasText,
  });

/** Notes that an answer that may have been sent has arrived. */
export const useNoteArrival = () =>
  useMutation({
    mutationFn: (id: string) => request('mailArrived', { method: 'POST', parameters: { id } }),
    meta: { refetches: [['mails'], ['quotes'], ['applications'], ['reviews']] },
  });

/** Sends a mail again, to the corrected address if one is given. */
export const useSendAgain = () =>
  useMutation({
    mutationFn: ({ id, recipient }: { id: string; recipient?: string }) =>
      request('mailResend', { method: 'POST', parameters: { id }, body: { recipient } }),
    meta: { refetches: [['mails']] },
  });
