import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ImportReport } from '#contract/office/content-files';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';
import { Button } from '../buttons/button.tsx';
import { FilledText } from '../texts/filled-text.tsx';
import styles from './content-files.module.css';

/** Lines that are shown at a time. */
const shownAtATime = 100;

interface Line {
  row: number | null;
  line: number | null;
  entry: ReactNode;
  what: ReactNode;
}

/** Every line with a fault, and then every one that would change something. */
export function ReportTable({ report }: { report: ImportReport }) {
  const text = useText('contentFiles');
  const counted = useCounted();
  const [shown, setShown] = useState(shownAtATime);
  const lines = [...report.faults.map(faultLine), ...report.changes.map(changeLine)];
  if (lines.length === 0) return null;
  const rest = lines.length - shown;

  function faultLine({ row, line, name, field, message }: ImportReport['faults'][number]): Line {
    return {
      row,
      line,
      entry: (
        <>
          {name && <bdi>{name}</bdi>} {field !== null && <Names names={[field]} />}
        </>
      ),
      what: (
        <span className="flex items-start gap-1.5 text-bad">
          <CircleAlert className="icon size-4 mt-0.5" aria-hidden />
          <span>{message}</span>
        </span>
      ),
    };
  }

  function changeLine({ row, line, name, outcome, fields }: ImportReport['changes'][number]): Line {
    const what =
      outcome === 'new' ? text.outcomes.new : <FilledText text={text.outcomes.changed} values={{ fields: <Names names={fields} /> }} />;
    return { row, line, entry: <bdi>{name}</bdi>, what };
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard scrolls what has the focus
    <section className={`border rounded-2 overflow-auto ${styles.scroller}`} aria-label={text.table} tabIndex={0}>
      <table className={`w-full text-xs leading-snug ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{text.rows[report.format]}</th>
            <th scope="col">{text.table}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, shown).map(({ row, line, entry, what }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change
            <tr key={index}>
              <td>
                {row ?? (line === null ? text.file : '')}
                {line !== null && line !== row && <small>{fillSentence(text.line, { line })}</small>}
              </td>
              <td>
                <div className={`grid ${styles.what}`}>
                  <span>{entry}</span>
                  <span>{what}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button size="small" variant="ghost" onClick={() => setShown(shown + shownAtATime)}>
          {counted(text.showMore, Math.min(rest, shownAtATime))}
        </Button>
      )}
    </section>
  );
}

/** Fields as the file calls them. */
function Names({ names }: { names: readonly string[] }) {
  const { result } = useText('contentFiles');
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && result.between}
      <code dir="ltr">{name}</code>
    </span>
  ));
}
