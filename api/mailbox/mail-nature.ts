import type { MailNature } from './incoming-mail.ts';

/** The signs that tell whether a person has written a mail. Values are in lower case. */
export interface MailSigns {
  header(name: string): string | undefined;
  /** The part of the sender's address before the @. */
  localPart: string;
  subject: string;
  text: string;
  /** The type of a multipart/report. */
  reportType: string | undefined;
  /** The actions of a delivery report. */
  actions: readonly string[];
}

const failures =
  /undeliver|delivery (?:status notification|has failed|failure|problem)|mail delivery (?:failed|failure|system)|returned (?:mail|to sender)|failure notice|non[- ]?remis|unzustellbar|no se (?:ha podido|pudo) entregar|не доставлен|mancata consegna|não (?:foi )?entregue|teslim edilemedi|تعذ[ّ]?ر (?:ال)?تسليم|تعذ[ّ]?ر (?:ال)?توصيل|لم (?:يتم|يُسل[ّ]?م|تُسل[ّ]?م|يسلم|تسلم)|فشل (?:ال)?تسليم|غير قابل للتسليم/iu;

const delays = /\bdelay|\bdelayed|warning: (?:message|could not send)|still (?:trying|being retried)|تأخ[ّ]?ر/iu;

const automaticSubject =
  /^\s*(?:auto(?:matic|mated)?[ -]?(?:reply|response|answer)|auto:|out[ -]of[ -](?:the[ -])?office|ooo\b|vacation (?:reply|notice|response)|away from (?:the|my) (?:office|mail)|abwesenheitsnotiz|automatische antwort|automatisch antwoord|réponse automatique|respuesta automática|risposta automatica|resposta automática|otomatik yanıt|автоответ|(?:ال)?رد[ّ]? (?:ال)?(?:تلقائي|آلي|الي)|إجابة تلقائية|خارج المكتب)\s*(?:$|[:：\-–—|])/iu;

const automaticPrecedence = new Set(['auto_reply', 'auto-reply', 'autoreply', 'bulk', 'junk']);

/** Headers that no mail of a person has. */
const automaticHeaders = [
  'x-autoreply',
  'x-auto-reply',
  'x-autorespond',
  'x-autoresponder',
  'x-autoreply-from',
  'x-mail-autoreply',
  'x-vacation',
  'x-loop-autoreply',
];

const mailSystems = /^(?:mailer-?daemon|postmaster|mail-?delivery(?:-?(?:system|subsystem))?|bounces?)$/;

/**
 * Whether a person has written a mail, a program, or a mail server that has not delivered one (RFC 3464, 3834, and what programs do instead).
 * Servers that are late deliver in the end, and Exchange marks what people write as well: neither says enough alone.
 */
export function natureOf(signs: MailSigns): MailNature {
  const { header, reportType, actions, subject, text, localPart } = signs;
  if (reportType === 'delivery-status' && actions.length > 0) return actions.includes('failed') ? 'bounce' : 'automatic';
  if (reportType !== undefined && reportType !== 'delivery-status') return 'automatic';
  const returnPath = header('return-path');
  const hasNoSender = returnPath !== undefined && /^\s*<?\s*>?\s*$/.test(returnPath);
  const isOfServer = mailSystems.test(localPart);
  const says = `${subject}\n${text.slice(0, 2_000)}`;
  if (reportType === 'delivery-status' || isOfServer || header('x-failed-recipients') !== undefined) {
    if (delays.test(subject)) return 'automatic';
    if (reportType !== undefined || header('x-failed-recipients') !== undefined || failures.test(says)) return 'bounce';
    return 'automatic';
  }
  if (hasNoSender && failures.test(subject)) return delays.test(subject) ? 'automatic' : 'bounce';
  const submitted = header('auto-submitted');
  const isAutomatic =
    hasNoSender ||
    (submitted !== undefined && !/^\s*no\b/.test(submitted)) ||
    automaticPrecedence.has((header('precedence') ?? '').trim()) ||
    automaticHeaders.some((name) => ![undefined, 'no', 'false'].includes(header(name))) ||
    automaticSubject.test(subject);
  return isAutomatic ? 'automatic' : 'written';
}
