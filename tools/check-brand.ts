// Imported before anything that reads the brand: a wrong value would otherwise show as a failure somewhere else.
import { checkBrand } from '#brand/check';
import { config } from '../brand.config.ts';

checkBrand(config);
