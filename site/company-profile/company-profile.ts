import { companyProfileText } from '#content/en/company-profile';
import { drawContact } from './contact.ts';
import { drawCover } from './cover.ts';
import { drawFigures } from './figures.ts';
import { drawHowWeWork } from './how-we-work.ts';
import { drawItServices } from './it-services.ts';
import { drawMarketingServices } from './marketing-services.ts';
import { Sheet } from './sheet.ts';
import { drawVisionAndMission } from './vision-and-mission.ts';
import { drawWhoWeAre } from './who-we-are.ts';

/** The company profile as a PDF, drawn from the text and pictures of the pages. Its links lead to `site`. */
export async function makeCompanyProfile(site: URL): Promise<Buffer> {
  const sheet = new Sheet(companyProfileText.document);
  await drawCover(sheet);
  await drawWhoWeAre(sheet);
  await drawVisionAndMission(sheet);
  drawHowWeWork(sheet);
  await drawItServices(sheet);
  await drawMarketingServices(sheet);
  await drawFigures(sheet);
  await drawContact(sheet, site);
  return sheet.finish();
}
