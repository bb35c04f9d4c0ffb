import type { Pair, SourceFigure } from '#contract/office/figures/figures';
import type { CountedSource } from '../../../store/figures/figures.ts';
import { type Both, keysOf, noPair, pairsBy } from './pairs.ts';

/** Sources that are listed; the others are one line. */
const maxListed = 30;

type Named = Pick<SourceFigure, 'kind' | 'campaign' | 'source'>;

/** A campaign counts for more than the site that its link stood on. */
function namedSource({ utmSource, utmCampaign, sourceHost }: CountedSource): Named {
  if (utmSource || utmCampaign) return { kind: 'campaign', campaign: utmCampaign, source: utmSource };
  return sourceHost ? { kind: 'host', campaign: '', source: sourceHost } : { kind: 'none', campaign: '', source: '' };
}

type Counted = CountedSource & { total: number };

const keyOf = (row: Counted) => JSON.stringify(namedSource(row));

/** From where they came, and how many of each were won; those of most first. What is not listed is added up, so that the lines are all. */
export function sourceFigures(received: Both<readonly Counted[]>, won: Both<readonly Counted[]>): SourceFigure[] {
  const [receivedBy, wonBy] = [pairsBy(received, keyOf), pairsBy(won, keyOf)];
  const all = keysOf(receivedBy, wonBy).map((key) => ({
    ...(JSON.parse(key) as Named),
    received: receivedBy.get(key) ?? noPair,
    won: wonBy.get(key) ?? noPair,
  }));
  const rest = all.slice(maxListed);
  if (rest.length === 0) return all;
  const sum = (pairs: readonly Pair[]): Pair => ({
    now: pairs.reduce((total, { now }) => total + now, 0),
    before: pairs.reduce((total, { before }) => total + before, 0),
  });
  return [
    ...all.slice(0, maxListed),
    { kind: 'rest', campaign: '', source: '', received: sum(rest.map((one) => one.received)), won: sum(rest.map((one) => one.won)) },
  ];
}
