import { useMutation } from '@tanstack/react-query';
import { request } from '../requests/request.ts';

/** By mail, what takes the message away that says it can be taken back. */
export const heldNotices = new Map<string, () => void>();

/** Takes an answer back that has not left yet; rejects with `office.mailGone` when it has. The text is the writer's draft again. */
export const useTakeBack = () =>
  useMutation({
    mutationFn: (mailId: string) => request('mailTakeBack', { method: 'POST', parameters: { id: mailId } }),
    onSuccess: (_, mailId) => heldNotices.get(mailId)?.(),
    meta: { refetches: [['quotes'], ['applications'], ['reviews']] },
  });
