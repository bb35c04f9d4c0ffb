/** Texts around a PDF that is read in the Office. */
export const pdf = {
  facts: { one: '{count} page, {size} kB', other: '{count} pages, {size} kB' },
  size: '{size} kB',
  smaller: 'Zoom out',
  larger: 'Zoom in',
  percent: '{count} %',
  download: 'Download',
  page: 'Page {page} of {count}',
  loading: 'Loading the file',
  broken: {
    title: 'We couldn’t read this file.',
    text: 'It is damaged or not really a PDF. Ask for a new one, or download it and try another app.',
  },
  locked: {
    title: 'This file is password-protected.',
    text: 'Ask for a copy without a password, or download it if you know the password.',
  },
  gone: { title: 'There is no file.', text: 'It was erased, or is missing from file storage.' },
  failed: { title: 'We couldn’t load the file.', text: 'Everything else works.' },
  again: 'Try again',
};
