import { companyProfileText } from '#content/en/company-profile';
import { content } from '#site/content/content.ts';
import { cutPicture } from './pictures.ts';
import { colour, column, paper, type Sheet } from './sheet.ts';
import { eyebrow, headline, small } from './type.ts';

/** One picture that aims, and the six services as chapters under it. */
export async function drawMarketingServices(sheet: Sheet): Promise<void> {
  const { doc } = sheet;
  const label = companyProfileText.marketing.eyebrow;
  const { title, slides } = content('home', 'en').marketing;
  sheet.page(label);
  const size = { width: 430, height: 330 };
  const x = paper.width - size.width;
  const picture = await cutPicture({ name: 'target', ...size });
  sheet.decoration(() => {
    doc.image(picture, x, 0, { width: size.width });
    const dark = doc
      .linearGradient(x - 1, 0, x + 210, 0)
      .stop(0, colour('ink'), 1)
      .stop(1, colour('ink'), 0);
    doc.rect(x - 1, 0, 211, size.height).fill(dark);
    sheet.veil(size.height - 110, 111, 0, 1, x);
  });
  eyebrow(sheet, label);
  sheet.text('H1', title, paper.margin, 150, { ...headline, size: 54, leading: 1.04, tracking: -1.6, width: 260 });

  const top = 342;
  const rowHeight = 71;
  const start = paper.margin + 214;
  Object.values(slides).forEach((slide, index) => {
    const y = top + index * rowHeight;
    sheet.rule(paper.margin, y, column);
    sheet.decoration(() =>
      sheet.write([{ text: String(index + 1) }], paper.margin, y + 10, { face: 'thin', size: 30, colour: 'gold', leading: 1.1 }),
    );
    sheet.text('H2', slide.title, paper.margin + 42, y + 15, { face: 'display', size: 13, colour: 'paper', leading: 1.3, width: 160 });
    sheet.text('P', slide.description, start, y + 16, { ...small, size: 10, width: paper.width - paper.margin - start });
  });
}
