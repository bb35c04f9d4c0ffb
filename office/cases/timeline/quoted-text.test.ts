import { expect, test } from 'vitest';
import { splitQuoted } from './quoted-text.ts';

const earlier = '> Would Thursday suit you?\n>\n> Lina';

test.each([
  ['Gmail', `Thursday is fine.\n\nOn Tue, Nov 24, 2026 at 10:12 AM Lina Darwish <office@company.example> wrote:\n\n${earlier}`],
  [
    'Gmail, whose line is broken',
    `Thursday is fine.\n\nOn Tue, Nov 24, 2026 at 10:12 AM Lina Darwish <\noffice@company.example> wrote:\n\n${earlier}`,
  ],
  [
    'Gmail in Arabic',
    `الخميس مناسب.\n\nفي الثلاثاء، 24 نوفمبر 2026 في 10:12 ص تمت كتابة ما يلي بواسطة لينا، كتبت لينا <office@company.example>:\n\n${earlier}`,
  ],
  [
    'Apple Mail',
    `Thursday is fine.\n\nSent from my iPhone\n\nOn 24 Nov 2026, at 10:12, Lina Darwish <office@company.example> wrote:\n\n${earlier}`,
  ],
  ['Apple Mail in Arabic', `الخميس مناسب.\n\nفي ٢٤ نوفمبر ٢٠٢٦، الساعة ١٠:١٢ ص، كتب لينا <office@company.example>:\n\n${earlier}`],
  [
    'Outlook',
    'Thursday is fine.\n\n________________________________\nFrom: Lina <office@company.example>\nSent: Tuesday, 24 November 2026 10:12\nTo: Amal\nSubject: Tills\n\nWould Thursday suit you?',
  ],
  [
    'Outlook in Arabic',
    'الخميس مناسب.\n\n________________________________\nمن: لينا <office@company.example>\nتم الإرسال: الثلاثاء 24 نوفمبر 2026\nإلى: أمل\nالموضوع: عرض\n\nهل يناسبك الخميس؟',
  ],
  ['older Outlook', 'Thursday is fine.\n\n-----Original Message-----\nFrom: Lina\n\nWould Thursday suit you?'],
  ['lines that are quoted alone', `Thursday is fine.\n\n${earlier}\n`],
])('what %s quotes is parted from the reply', (_program, text) => {
  const { own, quoted } = splitQuoted(text);
  expect(own.split('\n')[0]).toMatch(/^(?:Thursday is fine\.|الخميس مناسب\.)$/u);
  expect(own).not.toMatch(/wrote:|كتب|From:|من:|>/);
  expect(quoted).toMatch(/Thursday suit you|الخميس/);
});

test.each([
  ['answers between the lines', `> Would Thursday suit you?\nYes.\n> At ten?\nRather at eleven.`],
  ['answers between the lines below a line', `On Tue, Nov 24, 2026 Lina wrote:\n> Would Thursday suit you?\nYes.`],
  ['nothing of their own', `On Tue, Nov 24, 2026 Lina wrote:\n\n${earlier}`],
  ['a text that says from where and to where', 'We move on 3 May.\nFrom: Amman\nTo: Aqaba'],
  ['no quotation', 'He wrote to me in 2026.\n\nPlease call.'],
])('%s stays whole', (_what, text) => expect(splitQuoted(text)).toEqual({ own: text, quoted: '' }));
