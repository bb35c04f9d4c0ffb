/** Clients, branches and jobs as files. */
export const contentFiles = {
  more: {
    clients: 'More for all clients',
    offices: 'More for all branches',
    members: 'More for the whole team',
    jobs: 'More for all jobs',
    texts: 'More for all texts',
  },
  import: 'Import from a file',
  export: { csv: 'Export as CSV', json: 'Export as JSON' },

  title: {
    clients: 'Import clients',
    offices: 'Import branches',
    members: 'Import people of the team',
    jobs: 'Import jobs',
    texts: 'Import texts',
  },
  how: 'Use the same columns as an export. You see a preview first, and nothing is deleted.',
  drop: 'Drop a file here or choose one.',
  dropNow: 'Drop to use this file',
  choose: 'Choose a file',
  hint: 'CSV or JSON, up to 5,000 entries and 5 MB',
  reading: 'Reading the file',
  one: 'Please choose one file',
  tooLarge: 'This file is too large. The limit is 5 MB.',
  changedFile: 'The file has changed on your device. Please choose it again.',
  forms: 'For the columns and an example, see an export:',

  result: {
    new: { one: '<b>1</b> new', other: '<b>{count}</b> new' },
    changed: { one: '<b>1</b> changed', other: '<b>{count}</b> changed' },
    unchanged: { one: '<b>1</b> unchanged', other: '<b>{count}</b> unchanged' },
    between: ', ',
  },
  faulty: {
    one: 'One line has errors. Correct it to import the file.',
    other: '{count} lines have errors. Correct them to import the file.',
  },
  unreadable: 'We couldn’t import this file.',
  nothing: 'Nothing to import: everything in the file is already here.',
  newer: 'Something has changed here in the meantime. This is the new preview.',

  table: 'Preview',
  rows: { csv: 'Row', json: 'Entry' },
  line: 'line {line}',
  file: 'The file',
  outcomes: { new: 'New', changed: 'Changed: {fields}' },
  showMore: { one: 'Show one more', other: 'Show {count} more' },
  back: 'An import can’t be undone in one step. To be able to go back, export first:',

  another: 'Choose another file',
  run: { one: 'Import 1 entry', other: 'Import {count} entries' },
  done: { one: 'Imported 1 entry', other: 'Imported {count} entries' },
} as const;
