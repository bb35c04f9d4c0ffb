import type { WeekFigure } from '#contract/mail-texts';
import type { Figures, Pair, SourceFigure, Values } from '#contract/office/figures/figures';
import { comparedPeriod } from '#contract/office/figures/periods';
import { officePath } from '#contract/office/paths';
import { readCompany } from '../../company/company.ts';
import type { ColleagueMail } from '../../mail/colleague-mail.ts';
import { fillMailText } from '../../mail/fill-mail-text.ts';
import type { Fact } from '../../mail/mail-content.ts';
import type { MailContext } from '../../settings.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { Work } from '../../store/work.ts';
import { readersOf, send } from './chosen-mails.ts';
import { companyCalendar } from './figures/company-calendar.ts';
import { describeFigures } from './figures/describe-figures.ts';

/** Pages and sources that the mail names; the others are in the Office. */
const named = 3;

/** Writes what the week that is over brought, beside the week before, as much of it as each may see. Inside a transaction. */
export async function writeWeeklyDigest(work: Work, context: MailContext): Promise<void> {
  const { repositories, now } = work;
  const { brands } = await readCompany(repositories, context.settings);
  const week = comparedPeriod('lastWeek', await companyCalendar(repositories, context.settings, now));
  // Whoever has the same roles sees the same.
  const figuresOf = new Map<string, Figures>();
  await send(work, context, await readersOf(work, 'week'), async (reader) => {
    const roles = reader.roles.toSorted().join();
    const figures = figuresOf.get(roles) ?? (await describeFigures(repositories, reader.roles, week));
    figuresOf.set(roles, figures);
    return weekMail(context, reader, figures, brands[reader.preferences.locale].name);
  });
}

function weekMail(
  { texts, settings }: MailContext,
  { preferences: { locale } }: Account,
  figures: Figures,
  company: string,
): ColleagueMail {
  const { format, officeMails } = texts[locale];
  const { week } = officeMails;
  const dayFormat = new Intl.DateTimeFormat(format, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const dayText = (day: string) => dayFormat.format(new Date(day));
  const { from, to } = figures.period;
  const values = { company, from: dayText(from), to: dayText(to) };
  return {
    subject: week.subject,
    blocks: [
      { kind: 'paragraph', text: fillMailText(week.intro, values, locale) },
      { kind: 'facts', facts: factsOf(figures, (text, filled) => fillMailText(text, filled, locale), week) },
      {
        kind: 'link',
        label: figures.quotes ? week.link : week.today,
        url: `${settings.origin}${officePath}${figures.quotes ? '/figures?period=lastWeek' : ''}`,
      },
    ],
  };
}

type Fill = (text: string, values: Record<string, string | number>) => string;

function factsOf({ quotes, applications, reviews }: Figures, fill: Fill, texts: MailContext['texts']['en']['officeMails']['week']): Fact[] {
  const compared = ({ now, before }: Pair) => fill(texts.compared, { now, before });
  const hours = (value: number | null) => (value === null ? texts.none : fill(texts.hours, { hours: Math.round(value * 10) / 10 }));
  const duration = ({ now, before }: Values) => fill(texts.compared, { now: hours(now), before: hours(before) });
  const list = (rows: readonly { name: string; received: Pair }[]) =>
    rows
      .filter(({ received }) => received.now > 0)
      .slice(0, named)
      .map(({ name, received }) => fill(texts.counted, { name: name || texts.unknown, count: received.now }))
      .join(' \u00b7 ');

  const values: Partial<Record<WeekFigure, string>> = {
    ...(quotes && {
      quotes: compared(quotes.received),
      won: compared(quotes.won),
      lost: compared(quotes.lost),
      median: duration(quotes.answers.medianHours),
      ninetieth: duration(quotes.answers.ninetiethHours),
      views: compared(quotes.views),
      pages: list(quotes.pages.map(({ page, received }) => ({ name: page ?? '', received }))),
      sources: list(quotes.sources.map((source) => ({ name: nameOf(source), received: source.received }))),
    }),
    ...(applications && { applications: compared(applications.received) }),
    ...(reviews && { reviews: compared(reviews.received) }),
  };
  return (Object.entries(values) as [WeekFigure, string][]).flatMap(([name, value]) =>
    value === '' ? [] : [{ label: texts.labels[name], value }],
  );
}

const nameOf = ({ campaign, source }: SourceFigure): string => [campaign, source].filter((part) => part !== '').join(' / ');
