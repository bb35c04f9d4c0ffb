import { companyProfileText } from '#content/en/company-profile';
import type { Figure } from '#content/types';
import { cutPicture } from './pictures.ts';
import { colour, column, paper, plainFigures, type Sheet } from './sheet.ts';
import { eyebrow, headline, highlightedRuns } from './type.ts';

/** The figure in gold, its sign smaller, its name below. Read aloud it is one paragraph: "1000+ Clients". */
function drawFigure(sheet: Sheet, { value, unit = '', label }: Figure, x: number, y: number, size: number): void {
  const { doc } = sheet;
  sheet.withActualText(`${value}${unit} `, 'en', () => {
    doc.font('thin', size).fillColor(sheet.goldBetween(x, y, x + size * 2.2, y + size * 1.3));
    const options = { lineBreak: false, characterSpacing: -size * 0.03, features: plainFigures };
    const width = doc.widthOfString(value, options);
    doc.text(value, x - size * 0.05, y, options);
    if (unit) doc.font('thin', size * 0.5).text(unit, x + width + size * 0.02, y + size * 0.1, { lineBreak: false });
  });
  sheet.text('P', label, x, y + size * 1.14 + 6, { face: 'strong', size: 11.5, colour: 'text' });
}

/** The figures over the picture of hexagons, the first the largest and the others in pairs. No page when there are none. */
export async function drawFigures(sheet: Sheet): Promise<void> {
  const { doc } = sheet;
  const { eyebrow: label, title, claims } = companyProfileText.figures;
  if (claims.length === 0) return;
  sheet.page(label);
  const picture = await cutPicture({ name: 'hexagons', width: paper.width, height: 480, quality: 60 });
  sheet.decoration(() => {
    doc.image(picture, 0, paper.height - 480, { width: paper.width });
    doc
      .rect(0, paper.height - 480, paper.width, 480)
      .fillOpacity(0.72)
      .fill(colour('ink'))
      .fillOpacity(1);
    sheet.veil(paper.height - 481, 330, 1, 0);
    sheet.veil(paper.height - 110, 111, 0, 1);
  });
  eyebrow(sheet, label);
  sheet.text('H1', highlightedRuns(title), paper.margin, 84, { ...headline, size: 30 });

  const places = [
    { y: 140, size: 150 },
    { y: 372, size: 72 },
    { y: 508, size: 72 },
    { y: 644, size: 72 },
  ];
  claims.forEach((claim, index) => {
    const { y, size } = places[Math.ceil(index / 2)] as (typeof places)[number];
    const isSecondOfPair = index > 0 && index % 2 === 0;
    if (index % 2 === 1) sheet.rule(paper.margin, y - 12, column, 0.4);
    drawFigure(sheet, claim, paper.margin + (isSecondOfPair ? column / 2 + 12 : 0), y, size);
  });
}
