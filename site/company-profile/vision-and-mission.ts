import { companyProfileText } from '#content/en/company-profile';
import { content } from '#site/content/content.ts';
import { cutPicture } from './pictures.ts';
import { column, paper, type Sheet } from './sheet.ts';
import { body, eyebrow, headline, small } from './type.ts';

/** Where the company wants to go, across a picture; what it does for that every day, as a ledger below. */
export async function drawVisionAndMission(sheet: Sheet): Promise<void> {
  const { doc } = sheet;
  const { vision, mission } = content('home', 'en');
  sheet.page(companyProfileText.vision.eyebrow);
  const height = 410;
  const picture = await cutPicture({ name: 'rack', width: paper.width, height });
  sheet.figure(vision.alt, () => doc.image(picture, 0, 0, { width: paper.width }));
  sheet.decoration(() => {
    sheet.veil(0, 120, 0.85, 0);
    sheet.veil(height - 260, 261, 0, 1);
  });
  eyebrow(sheet, vision.eyebrow, 268);
  sheet.text('H1', vision.title, paper.margin, 288, { ...headline, size: 40, width: 480 });

  eyebrow(sheet, mission.eyebrow, 484);
  let y = sheet.text('H1', mission.title, paper.margin, 504, { ...headline, size: 25, width: 420 });
  y = sheet.text('P', mission.text, paper.margin, y + 12, { ...body, width: 430 }) + 26;

  const gap = 26;
  const width = (column - gap) / 2;
  Object.values(mission.points).forEach((point, index) => {
    const x = paper.margin + (index % 2) * (width + gap);
    const top = y + Math.floor(index / 2) * 82;
    sheet.rule(x, top, width);
    const below = sheet.text('H2', point.title, x, top + 12, { face: 'display', size: 14, colour: 'gold', width });
    sheet.text('P', point.text, x, below + 2, { ...small, size: 10, width });
  });
}
