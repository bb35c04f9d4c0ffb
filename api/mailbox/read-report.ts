/** Describes what a delivery report says of the mail that it is about (RFC 3464). */
export interface DeliveryReport {
  /** In lower case: `failed`, `delayed`, `delivered`, … of every recipient. */
  actions: string[];
  reason: string;
}

/** Fields of the report, with the lines that they go on in. */
const field = (report: string, name: string): string[] =>
  [...report.replaceAll(/\r?\n[ \t]+/g, ' ').matchAll(new RegExp(`^${name}:[ \\t]*(.*)$`, 'gim'))].map(([, value = '']) => value.trim());

export function readDeliveryReport(report: string): DeliveryReport {
  const actions = field(report, 'Action').map((action) => action.toLowerCase().replace(/[^a-z].*$/, ''));
  const reasons = [...field(report, 'Diagnostic-Code').map((code) => code.replace(/^[\w-]+;\s*/, '')), ...field(report, 'Status')];
  return { actions, reason: reasons.find((reason) => reason !== '') ?? '' };
}

/** The first words of a bounce that somebody wrote for people: the paragraph that has a code of SMTP, else the beginning. */
export function reasonIn(text: string): string {
  const coded = text.split(/\n\s*\n/).find((paragraph) => /\b[45]\d\d[ -]|\b[45]\.\d{1,3}\.\d{1,3}\b/.test(paragraph));
  return (coded ?? text).replaceAll(/\s+/g, ' ').trim();
}
