import type { Source } from '#contract/visits/source';
import { useText } from '../../content/use-text.ts';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import { usePageName } from '../../parts/texts/page-name.ts';
import styles from './source-line.module.css';

/** Shows from where something was sent; nothing where that is not known. */
export function SourceLine({ source }: { source: Source }) {
  const text = useText('figures').source;
  const pageName = usePageName();
  const { sourcePage, sourceBefore, sourceHost, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = source;
  const pages = [sourceBefore, sourcePage].filter((page) => page !== '').map((page) => <bdi key={page}>{pageName(page)}</bdi>);
  const marks = [utmSource, utmMedium, utmTerm, utmContent].filter((mark) => mark !== '');
  const parts = [
    ...(pages.length > 0
      ? [{ label: pages.length > 1 ? text.pages : text.page, value: pages.length > 1 ? [pages[0], text.between, pages[1]] : pages }]
      : []),
    ...(sourceHost ? [{ label: text.host, value: sourceHost }] : []),
    ...(utmCampaign || marks.length > 0
      ? [{ label: text.campaign, value: [utmCampaign, ...marks].filter((mark) => mark !== '').join(' · ') }]
      : []),
  ];
  if (parts.length === 0) return null;
  return (
    <p className={`flex flex-wrap text-quiet text-xs wrap-anywhere ${styles.source}`}>
      {parts.map(({ label, value }) => (
        <span key={label}>
          <FilledText text={label} values={{ value: typeof value === 'string' ? <bdi>{value}</bdi> : value }} />
        </span>
      ))}
    </p>
  );
}
