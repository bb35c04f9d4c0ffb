import { brand } from '#brand';
import { capitalized, claimed, figures, figureText, numeral } from '#content/en/figures';
import { it } from '#content/en/it';
import { week } from '#content/en/week';
import type { Crumb, HighlightedText, PageMetadata } from '#content/types';
import { urls } from '#contract/urls';

const metadata = {
  title: `Established & Rebuild | ${brand.name}`,
  description: `New IT for new sites and renewal of ageing systems in ${brand.office.country}: surveyed, planned in stages and replaced while your business keeps working.`,
  keywords: [
    `IT rebuild ${brand.office.country}`,
    'server room renewal',
    'IT modernisation',
    `new office IT setup ${brand.office.city}`,
    'legacy system migration',
    'IT infrastructure',
  ],
} as const satisfies PageMetadata;

const stateCards = claimed([
  {
    figure: '70%',
    title: 'The plan',
    text: 'Ambitious changes fail where everything was to switch over at once. We cut the work into parts that can each be taken back.',
  },
  {
    figure: '85%',
    title: 'The age',
    text: 'Systems that still run can be long past support. A survey says which of yours must go and which may stay.',
  },
  {
    figure: '40%',
    title: 'The pace',
    text: 'What a tidy rebuild is meant to give back: fewer steps, fewer copies, fewer people waiting for one machine.',
  },
  figures.support && {
    figure: figureText(figures.support),
    title: 'The cover',
    text: 'While old and new run side by side, someone watches both.',
  },
]);

export const establishedRebuild = {
  metadata,
  breadcrumb: [{ label: it.crumb }, { label: 'Established & Rebuild', href: urls.establishedRebuild }] as const satisfies readonly Crumb[],
  service: { name: 'Established & Rebuild', description: metadata.description },

  hero: {
    title: { before: 'Out with the old. ', highlight: 'Doors open', after: ' throughout.' } satisfies HighlightedText,
    lead: 'A first office from an empty room, or a server cabinet that has grown for years: we build it new, piece by piece, beside your working day.',
    pictureAlt: 'Server cabinets edged with thin lines of gold light',
  },

  state: {
    title: 'What wears out first',
    text: `${capitalized(numeral(stateCards.length))} figures to keep in mind before money is spent on new machines.`,
    cards: stateCards,
  },

  layers: {
    title: 'The same cabinet, layer by layer',
    text: 'From the bottom up, because each layer carries the next. Nothing old is unplugged before the new one has taken its load.',
    before: 'Found',
    after: 'Handed over',
    rows: [
      { title: 'Programs', old: 'Versions nobody dares to update', fresh: 'Supported releases, tested by their users' },
      { title: 'Data', old: 'Five folders called “final”', fresh: 'One place, one owner, copies elsewhere' },
      { title: 'Servers', old: 'A tower under a desk', fresh: 'Two that can stand in for each other' },
      { title: 'Network', old: 'Switches joined in a row', fresh: 'Two paths to every floor' },
      { title: 'Cabling', old: 'Crossed, unlabelled, too long', fresh: 'Cut to length, numbered, drawn' },
      { title: 'Power', old: 'One strip for everything', fresh: 'Two feeds and a tested battery' },
    ],
  },

  matters: {
    title: 'Why It Matters',
    cards: [
      {
        title: 'Faster Operations',
        text: `Month end, stocktaking, the first hour on ${week.first}: the waits your staff have stopped mentioning go first.`,
      },
      { title: 'Stronger Security', text: 'Old systems cannot be patched. Taking them out closes holes that no added product can cover.' },
      {
        title: 'Long-term Savings',
        text: 'Fewer models, fewer contracts, spare parts that fit everywhere, and repairs that can be planned.',
      },
    ],
  },

  reasons: [
    { title: 'A survey you keep', text: 'Every machine, licence and cable in one list, whether or not we do the work.' },
    { title: 'Stages with an exit', text: 'After each stage the company could stop and still be better off than before.' },
    { title: `Nights and ${week.dayOff ?? 'holiday'}s`, text: 'What must be switched off is switched off when your doors are closed.' },
    { title: 'Old and good stays', text: 'A ten-year-old cabinet can be excellent steel. We renew what fails you, not what looks old.' },
    {
      title: 'From the bare room',
      text: 'For a new site we sit with the architect: sockets, ducts and cooling before the walls are closed.',
    },
    { title: 'Handed over, not left', text: 'Drawings, passwords and a lesson on your own system, with time for questions.' },
  ],

  figures: claimed([
    { value: '70', unit: '%', label: 'Transformation Failures' },
    { value: '85', unit: '%', label: 'Need Modernization' },
    { value: '40', unit: '%', label: 'Efficiency Increase' },
    figures.support,
  ]),

  closing: {
    title: { before: "Ready to rebuild what's ", highlight: 'holding you back', after: '?' } satisfies HighlightedText,
    text: 'Send a photograph of the cabinet nobody likes to open. It is a better start than any questionnaire.',
    action: { label: 'Plan the first stage', href: urls.contact },
  },
} as const;
