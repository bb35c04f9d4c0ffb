import type { ImportReport } from '#contract/office/content-files';

type Place = Pick<ImportReport['faults'][number], 'row' | 'line'>;

/** "row 3, line 7" of a CSV file, whose cells may break lines; "entry 3" of a JSON file. */
function placeOf({ row, line }: Place, format: ImportReport['format']): string {
  const parts = [row !== null && `${format === 'csv' ? 'row' : 'entry'} ${row}`, line !== null && line !== row && `line ${line}`];
  return parts.filter(Boolean).join(', ') || 'the file';
}

interface Faulty {
  format: ImportReport['format'];
  faults: (Place & Pick<ImportReport['faults'][number], 'field' | 'message'>)[];
}

/** Returns what is wrong, a line for each fault. */
export const toProblem = ({ faults, format }: Faulty): string =>
  faults.map((fault) => `${placeOf(fault, format)}: ${fault.field === null ? '' : `${fault.field}: `}${fault.message}`).join('\n');

/** Returns what an import did, or would do. */
export function toReport({ what, counts, changes, format, isDone }: ImportReport): string {
  const lines = changes.map((change) => {
    const fields = change.outcome === 'changed' ? ` (${change.fields.join(', ')})` : '';
    return `  ${change.outcome.padEnd(7)}  ${placeOf(change, format)}: ${change.name}${fields}\n`;
  });
  const sums = `${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged`;
  return `${isDone ? 'Imported' : 'Would be imported'}, ${what}: ${sums}.\n${lines.join('')}`;
}
