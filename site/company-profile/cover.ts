import { brand } from '#brand';
import { about } from '#content/about';
import { companyProfileText } from '#content/company-profile';
import { cutPicture } from './pictures.ts';
import { column, paper, type Sheet } from './sheet.ts';

/** The city under the ribbon of light, and above it the company's Arabic name. */
export async function drawCover(sheet: Sheet): Promise<void> {
  const { title } = companyProfileText.cover;
  const { doc } = sheet;
  sheet.page(companyProfileText.document.title, { plain: true });
  const top = 330;
  const picture = await cutPicture({ name: 'hero', width: paper.width, height: paper.height - top, quality: 74 });
  sheet.decoration(() => {
    doc.image(picture, 0, top, { width: paper.width });
    sheet.veil(top - 1, 170, 1, 0);
    sheet.veil(paper.height - 330, 331, 0, 0.97);
    sheet.mark(paper.margin, 52, 30);
  });
  sheet.text('P', brand.name, paper.margin + 42, 54, { face: 'display', size: 19, colour: 'paper', tracking: -0.3 });
  sheet.text('P', String(brand.copyrightYear), paper.margin, 58, { size: 10, colour: 'muted', align: 'right', width: column });

  sheet.withActualText(brand.arabicName, 'ar', () => {
    doc.font('arabic', 168).fillColor(sheet.goldBetween(paper.margin, 150, paper.width - 40, 380));
    const width = doc.widthOfString(brand.arabicName);
    doc.text(brand.arabicName, paper.width - paper.margin - width + 6, 118, { lineBreak: false });
  });
  const [sense] = about.why.word.senses;
  const word = about.why.word.pronunciation;
  sheet.text('P', [{ text: `${word}   `, colour: 'gold' }, { text: sense }], paper.margin + 46, 352, { size: 11 });

  const heading = { face: 'thin', size: 62, colour: 'paper', leading: 1.02, tracking: -2 } as const;
  sheet.text('H1', title.join('\n'), paper.margin - 3, 618, heading);
  sheet.rule(paper.margin, 768, column, 0.5);
  sheet.text('P', brand.tagline, paper.margin, 780, { size: 11, colour: 'paper' });
  sheet.text('P', brand.office.city, paper.margin, 780, { size: 11, align: 'right', width: column });
}
