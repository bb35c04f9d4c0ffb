import { companyProfileText } from '#content/en/company-profile';
import { content } from '#site/content/content.ts';
import { cutPicture } from './pictures.ts';
import { column, paper, type Sheet } from './sheet.ts';
import { body, eyebrow, small } from './type.ts';

/** A statement in two voices, what follows from it, and the three pillars over the hills of the city. */
export async function drawWhoWeAre(sheet: Sheet): Promise<void> {
  const { doc } = sheet;
  const { statement, text } = content('about', 'en').overview;
  sheet.page(companyProfileText.whoWeAre.eyebrow);
  const height = 286;
  const top = paper.height - height;
  const picture = await cutPicture({ name: 'city-relief', width: paper.width, height });
  sheet.decoration(() => {
    doc.image(picture, 0, top, { width: paper.width });
    sheet.veil(top - 1, 150, 1, 0);
    sheet.veil(paper.height - 150, 151, 0, 1);
  });

  eyebrow(sheet, companyProfileText.whoWeAre.eyebrow);
  const voices = [{ text: `${statement.primary} ` }, { text: statement.secondary, colour: 'muted' }] as const;
  let y = sheet.text('H1', voices, paper.margin, 84, { face: 'display', size: 25, colour: 'paper', leading: 1.24, tracking: -0.5 });

  y += 30;
  const gap = 26;
  const width = 290;
  const side = { x: paper.margin + width + gap, width: column - width - gap };
  const [first, consequence] = text;
  const end = sheet.text('P', first, paper.margin, y, { ...body, width });
  sheet.text('P', consequence, side.x, y - 2, { face: 'display', size: 13, colour: 'gold', leading: 1.42, width: side.width });
  y = end + 28;

  for (const pillar of Object.values(content('home', 'en').about.pillars)) {
    sheet.rule(paper.margin, y, column);
    sheet.text('H2', pillar.title, paper.margin, y + 13, { face: 'display', size: 17, colour: 'gold' });
    sheet.text('P', pillar.text, paper.margin + 150, y + 16, { ...small, size: 10, width: column - 150 });
    y += 55;
  }
}
