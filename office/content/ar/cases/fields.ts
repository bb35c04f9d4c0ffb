export { fieldTexts as fields } from '#content/ar/fields';
