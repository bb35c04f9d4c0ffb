import type { Source } from '#contract/visits/source';
import { classNames } from '#ui/class-names.ts';
import { useText } from '../../content/use-text.ts';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import { usePageName } from '../../parts/texts/page-name.ts';

/** Shows from where something was sent; nothing where that is not known. */
export function SourceLine({ source, className }: { source: Source; className?: string | undefined }) {
  const text = useText('figures').source;
  const pageName = usePageName();
  const { sourcePage, sourceBefore, sourceHost, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = source;
  const pages = [sourceBefore, sourcePage].filter((page) => page !== '').map(pageName);
  const marks = [utmSource, utmMedium, utmTerm, utmContent].filter((mark) => mark !== '');
  const parts = [
    ...(pages.length > 0 ? [{ label: pages.length > 1 ? text.pages : text.page, value: pages.join(' → ') }] : []),
    ...(sourceHost ? [{ label: text.host, value: sourceHost }] : []),
    ...(utmCampaign || marks.length > 0
      ? [{ label: text.campaign, value: [utmCampaign, ...marks].filter((mark) => mark !== '').join(' · ') }]
      : []),
  ];
  if (parts.length === 0) return null;
  return (
    <p className={classNames('flex flex-wrap gap-3 text-quiet text-xs wrap-anywhere', className)}>
      {parts.map(({ label, value }) => (
        <span key={label}>
          <FilledText text={label} values={{ value: <bdi key="value">{value}</bdi> }} />
        </span>
      ))}
    </p>
  );
}
