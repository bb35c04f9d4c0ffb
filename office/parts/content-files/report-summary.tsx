import { Fragment } from 'react';
import type { ImportReport } from '#contract/office/content-files';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { FieldError } from '../fields/field.tsx';
import { RichText } from '../texts/rich-text.tsx';

const counts = ['new', 'changed', 'unchanged'] as const;

/** In a sentence or two, what an import would do, or that it cannot be done. */
export function ReportSummary({ report }: { report: ImportReport }) {
  const text = useText('contentFiles');
  const counted = useCounted();
  const { new: added, changed, faulty } = report.counts;
  const shown = counts.filter((count) => report.counts[count] > 0);
  const isUnreadable = report.basis === '';
  return (
    <>
      {faulty > 0 && <FieldError text={isUnreadable ? text.unreadable : counted(text.faulty, faulty)} size="text-sm" />}
      {shown.length > 0 && (
        <p className="text-md">
          {shown.map((count, index) => (
            <Fragment key={count}>
              {index > 0 && text.result.between}
              <RichText text={counted(text.result[count], report.counts[count])} />
            </Fragment>
          ))}
        </p>
      )}
      {added + changed + faulty === 0 && <p className="text-quiet">{text.nothing}</p>}
    </>
  );
}
