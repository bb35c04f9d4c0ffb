/** What the fields of the site's forms are called. */
export { fieldTexts as fields } from '#content/en/fields';
