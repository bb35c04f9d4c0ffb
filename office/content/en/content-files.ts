/** Clients, offices and jobs as files. */
export const contentFiles = {
  more: { clients: 'More for all clients', offices: 'More for all offices', jobs: 'More for all jobs' },
  import: 'Import from a file',
  export: { csv: 'Export as CSV', json: 'Export as JSON' },

  title: { clients: 'Import clients', offices: 'Import offices', jobs: 'Import jobs' },
  how: 'The file has the columns of an export. First you see what would happen, and nothing is deleted.',
  drop: 'Drop a file here or choose one.',
  dropNow: 'Let go to read this file',
  choose: 'Choose a file',
  hint: 'CSV or JSON, 5,000 entries and 5 MB at most',
  reading: 'The file is being read',
  one: 'Please choose one file',
  tooLarge: 'This file is too large. The limit is 5 MB.',
  changedFile: 'The file has changed on your device. Please choose it again.',
  forms: 'The columns and an example are in an export:',

  result: {
    new: { one: '<b>1</b> new', other: '<b>{count}</b> new' },
    changed: { one: '<b>1</b> changed', other: '<b>{count}</b> changed' },
    unchanged: { one: '<b>1</b> unchanged', other: '<b>{count}</b> unchanged' },
    between: ', ',
  },
  faulty: {
    one: 'One line is faulty. Nothing is imported until it is corrected.',
    other: '{count} lines are faulty. Nothing is imported until they are corrected.',
  },
  unreadable: 'The file cannot be imported.',
  nothing: 'Everything in the file is here already, as it is there.',
  newer: 'Something was changed here in the meantime. This is what would happen now.',

  table: 'What would happen',
  rows: { csv: 'Row', json: 'Entry' },
  line: 'line {line}',
  file: 'The file',
  outcomes: { new: 'New', changed: 'Changed: {fields}' },
  showMore: { one: 'Show one more', other: 'Show {count} more' },
  back: 'An import is not undone in one step. The way back is an export made before it:',

  another: 'Another file',
  run: { one: 'Import 1 entry', other: 'Import {count} entries' },
  done: { one: 'Imported 1 entry', other: 'Imported {count} entries' },
} as const;
