import { brand } from '#brand';
import { companyProfileText } from '#content/en/company-profile';
import { cutPicture } from './pictures.ts';
import { column, isArabic, paper, type Sheet } from './sheet.ts';

/** Points: how wide the name may be, and its largest type, in Arabic and in Latin letters. */
const name = { width: 470, arabic: 168, latin: 104 } as const;

/** The company's name across the page, the Arabic one where it has one: at the right margin in Arabic, at the left in Latin letters. */
function drawName(sheet: Sheet): void {
  const { doc } = sheet;
  const text = brand.arabicName ?? brand.name;
  const arabic = isArabic(text);
  const largest = arabic ? name.arabic : name.latin;
  const font = doc.font(arabic ? 'arabic' : 'thin', largest);
  const size = Math.min(largest, (largest * name.width) / font.widthOfString(text));
  sheet.withActualText(text, arabic ? 'ar' : 'en', () => {
    doc.fontSize(size).fillColor(sheet.goldBetween(paper.margin, 150, paper.width - 40, 380));
    // The right-hand letter has some space of its own beside it.
    const x = arabic ? paper.width - paper.margin - doc.widthOfString(text) + size / 28 : paper.margin;
    doc.text(text, x, 118 + (name.arabic - size) * 0.9, { lineBreak: false });
  });
}

/** The city under the ribbon of light, and above it the company's name. */
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

  drawName(sheet);
  if (brand.meaning) {
    const { pronunciation, senses } = brand.meaning;
    sheet.text('P', [{ text: `${pronunciation}   `, colour: 'gold' }, { text: senses[0] ?? '' }], paper.margin + 46, 352, { size: 11 });
  }

  const heading = { face: 'thin', size: 62, colour: 'paper', leading: 1.02, tracking: -2 } as const;
  sheet.text('H1', title.join('\n'), paper.margin - 3, 618, heading);
  sheet.rule(paper.margin, 768, column, 0.5);
  sheet.text('P', brand.tagline, paper.margin, 780, { size: 11, colour: 'paper' });
  sheet.text('P', brand.office.city, paper.margin, 780, { size: 11, align: 'right', width: column });
}
