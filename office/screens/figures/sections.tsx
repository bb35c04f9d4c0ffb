import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Figures, QuoteFigures, SourceFigure } from '#contract/office/figures/figures';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';
import { useColleagues } from '../../data/people/colleagues.ts';
import { usePageName } from '../../parts/texts/page-name.ts';
import { useReasonText } from '../../parts/texts/reason-text.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';
import { isSome, useNumbers } from './use-numbers.ts';

/** Everything that is counted, by what it can be looked at by. */
export function Sections({ figures }: { figures: Figures }) {
  const { quotes, reviews, applications } = figures;
  return (
    <div className={`grid ${styles.sections}`}>
      {quotes && (
        <>
          <Pages pages={quotes.pages} />
          <Sources sources={quotes.sources} />
          <Decided reasons={quotes.reasons} />
          <Colleagues colleagues={quotes.colleagues} />
          <Answers answers={quotes.answers} />
          <Services services={quotes.services} />
          <Languages languages={quotes.languages} />
        </>
      )}
      <Forms figures={figures} />
      {reviews && <Reviews reviews={reviews} />}
      {applications && <ApplicationSources sources={applications.sources} />}
    </div>
  );
}

function Pages({ pages }: Pick<QuoteFigures, 'pages'>) {
  const { sections, columns } = useText('figures');
  const { count, perThousand } = useNumbers();
  const pageName = usePageName();
  return (
    <FigureTable
      {...sections.pages}
      columns={[
        { label: columns.now },
        { label: columns.before },
        { label: columns.won, isWide: true },
        { label: columns.views, isWide: true },
        { label: columns.perThousand },
      ]}
      rows={pages.map(({ page, received, won, views }) => ({
        key: page ?? '',
        name:
          page === null ? (
            sections.pages.unknown
          ) : (
            <Link to="/quotes" search={{ view: 'everything', sort: 'newest', page: [page] }} className="touch-room">
              {pageName(page)}
            </Link>
          ),
        cells: [count(received.now), count(received.before), count(won.now), count(views.now), perThousand(received.now, views.now)],
      }))}
    />
  );
}

/** A campaign with where its link stood, or another site. */
function SourceName({ source: { kind, campaign, source } }: { source: Pick<SourceFigure, 'kind' | 'campaign' | 'source'> }) {
  const { sourceKinds } = useText('figures');
  if (kind === 'none' || kind === 'rest') return sourceKinds[kind];
  return (
    <>
      {campaign && <bdi>{campaign}</bdi>}
      {campaign && source && ' · '}
      {source && <bdi>{source}</bdi>}
    </>
  );
}

/** Leads to the quotes of a source, where it has a name. */
function SourceLink({ source: { kind, campaign, source }, children }: { source: SourceFigure; children: ReactNode }) {
  if (kind === 'none' || kind === 'rest') return children;
  const filters = { ...(campaign && { campaign: [campaign] }), ...(source && { source: [source] }) };
  return (
    <Link to="/quotes" search={{ view: 'everything', sort: 'newest', ...filters }} className="touch-room">
      {children}
    </Link>
  );
}

const keyOf = ({ kind, campaign, source }: Pick<SourceFigure, 'kind' | 'campaign' | 'source'>) => JSON.stringify([kind, campaign, source]);

function Sources({ sources }: Pick<QuoteFigures, 'sources'>) {
  const { sections, columns } = useText('figures');
  const { count } = useNumbers();
  return (
    <FigureTable
      {...sections.sources}
      columns={[{ label: columns.now }, { label: columns.before }, { label: columns.won }]}
      rows={sources.map((source) => ({
        key: keyOf(source),
        name: (
          <SourceLink source={source}>
            <SourceName source={source} />
          </SourceLink>
        ),
        cells: [count(source.received.now), count(source.received.before), count(source.won.now)],
      }))}
    />
  );
}

function Decided({ reasons }: Pick<QuoteFigures, 'reasons'>) {
  const { sections, columns } = useText('figures');
  const { shown } = useText('closing');
  const { count } = useNumbers();
  const reasonText = useReasonText();
  return (
    <FigureTable
      {...sections.reasons}
      columns={[{ label: columns.now }, { label: columns.before }]}
      rows={reasons.map(({ state, reason, closed }) => ({
        key: `${state} ${reason}`,
        name: fillSentence(shown[state], { reason: reason === null ? sections.reasons.unknown : reasonText(reason) }),
        cells: [count(closed.now), count(closed.before)],
      }))}
    />
  );
}

function Colleagues({ colleagues }: Pick<QuoteFigures, 'colleagues'>) {
  const { sections, columns } = useText('figures');
  const { count, hours } = useNumbers();
  const { colleague } = useColleagues();
  const { unknown, gone, ...texts } = sections.colleagues;
  return (
    <FigureTable
      {...texts}
      columns={[{ label: columns.answered }, { label: columns.median }, { label: columns.won }, { label: columns.lost }]}
      rows={colleagues.map(({ colleagueId, answered, medianHours, won, lost }) => ({
        key: colleagueId ?? '',
        name:
          colleagueId === null ? (
            unknown
          ) : (
            <Link to="/quotes" search={{ view: 'everything', assignee: [colleagueId] }} className="touch-room">
              <bdi>{colleague(colleagueId)?.name || gone}</bdi>
            </Link>
          ),
        cells: [count(answered.now), hours(medianHours.now), count(won.now), count(lost.now)],
      }))}
    />
  );
}

function Answers({ answers: { given, medianHours, ninetiethHours } }: Pick<QuoteFigures, 'answers'>) {
  const { sections, columns } = useText('figures');
  const { count, hours } = useNumbers();
  const text = sections.answers;
  if (!isSome(given)) return null;
  return (
    <FigureTable
      {...text}
      columns={[{ label: columns.now }, { label: columns.before }]}
      rows={[
        { key: 'given', name: text.given, cells: [count(given.now), count(given.before)] },
        { key: 'median', name: text.median, cells: [hours(medianHours.now), hours(medianHours.before)] },
        { key: 'ninetieth', name: text.ninetieth, cells: [hours(ninetiethHours.now), hours(ninetiethHours.before)] },
      ]}
    />
  );
}

function Services({ services }: Pick<QuoteFigures, 'services'>) {
  const { sections, columns, families } = useText('figures');
  const { count } = useNumbers();
  return (
    <FigureTable
      {...sections.services}
      columns={[{ label: columns.now }, { label: columns.before }, { label: columns.won }]}
      rows={services.map(({ family, received, won }) => ({
        key: family ?? '',
        name: family === null ? sections.services.unknown : (families[family as keyof typeof families] ?? family),
        cells: [count(received.now), count(received.before), count(won.now)],
      }))}
    />
  );
}

function Languages({ languages }: Pick<QuoteFigures, 'languages'>) {
  const { sections, columns, languages: names } = useText('figures');
  const { count, perThousand } = useNumbers();
  return (
    <FigureTable
      {...sections.languages}
      columns={[{ label: columns.now }, { label: columns.before }, { label: columns.views, isWide: true }, { label: columns.perThousand }]}
      rows={languages.map(({ locale, received, views }) => ({
        key: locale,
        name: (
          <Link to="/quotes" search={{ view: 'everything', sort: 'newest', locale: [locale] }}>
            {names[locale]}
          </Link>
        ),
        cells: [count(received.now), count(received.before), count(views.now), perThousand(received.now, views.now)],
      }))}
    />
  );
}

function Forms({ figures: { quotes, reviews, applications } }: { figures: Figures }) {
  const { sections } = useText('figures');
  const { count } = useNumbers();
  const text = sections.forms;
  const forms = { quote: quotes, review: reviews, application: applications };
  const rows = (Object.keys(forms) as (keyof typeof forms)[]).flatMap((name) => {
    const form = forms[name];
    return form && isSome(form.begun)
      ? [{ key: name, name: text[name], cells: [count(form.begun.now), count(form.begun.before), count(form.received.now)] }]
      : [];
  });
  const { columns } = useText('figures');
  return (
    <FigureTable
      title={text.title}
      text={text.text}
      name={text.name}
      columns={[{ label: text.begun }, { label: columns.before }, { label: text.sent }]}
      rows={rows}
    />
  );
}

function Reviews({ reviews: { received, approved, averageRating } }: { reviews: NonNullable<Figures['reviews']> }) {
  const { sections, columns } = useText('figures');
  const { count, rating } = useNumbers();
  const text = sections.reviews;
  if (!isSome(received)) return null;
  return (
    <FigureTable
      {...text}
      columns={[{ label: columns.now }, { label: columns.before }]}
      rows={[
        { key: 'received', name: text.received, cells: [count(received.now), count(received.before)] },
        { key: 'approved', name: text.approved, cells: [count(approved.now), count(approved.before)] },
        { key: 'rating', name: text.rating, cells: [rating(averageRating.now), rating(averageRating.before)] },
      ]}
    />
  );
}

function ApplicationSources({ sources }: Pick<NonNullable<Figures['applications']>, 'sources'>) {
  const { sections, columns } = useText('figures');
  const { count } = useNumbers();
  return (
    <FigureTable
      {...sections.applications}
      columns={[{ label: columns.now }, { label: columns.before }]}
      rows={sources.map((source) => ({
        key: keyOf(source),
        name: <SourceName source={source} />,
        cells: [count(source.received.now), count(source.received.before)],
      }))}
    />
  );
}
