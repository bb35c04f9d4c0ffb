/** Names of the fields of the site's forms. */
export { fieldTexts as fields } from '#content/en/fields';
