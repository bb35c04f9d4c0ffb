import { expect, test } from 'vitest';
import { emptyAnswer } from './empty-answer.ts';
import type { Message } from './messages.ts';

const answered = (subject: string, cc: string[]) => ({ kind: 'answer', subject, cc, bcc: ['books@company.example'] }) as unknown as Message;

test('an answer begins with the subject of the last one and with whoever got a copy of it, but with nobody who got one unseen', () => {
  const messages = [
    answered('First', ['old@customer.example']),
    answered('Your cameras', ['boss@customer.example', 'it@customer.example']),
  ];

  expect(emptyAnswer(messages, 'Your request')).toEqual({
    subject: 'Your cameras',
    text: '',
    cc: 'boss@customer.example, it@customer.example',
    bcc: '',
  });
  expect(emptyAnswer([], 'Your request')).toEqual({ subject: 'Your request', text: '', cc: '', bcc: '' });
});
