import { companyProfileText } from '#content/en/company-profile';
import { content } from '#site/content/content.ts';
import { colour, column, paper, type Sheet } from './sheet.ts';
import { body, eyebrow, headline, highlightedRuns, small } from './type.ts';

/** The height of the first step, and how much each further one adds, in points. */
const stair = { first: 214, rise: 84, foot: paper.height - 72 } as const;

function drawStep(sheet: Sheet, index: number, width: number): number {
  const { doc } = sheet;
  const x = paper.margin + index * width;
  const top = stair.foot - stair.first - index * stair.rise;
  sheet.decoration(() => {
    const glow = doc.linearGradient(0, top, 0, stair.foot).stop(0, colour('gold'), 0.28).stop(1, colour('gold'), 0);
    doc.rect(x, top, width, stair.foot - top).fill(glow);
    doc.save().lineWidth(0.5).strokeOpacity(0.3).moveTo(x, stair.foot).lineTo(x, top).stroke(colour('gold')).restore();
    doc
      .save()
      .lineWidth(2)
      .moveTo(x, top)
      .lineTo(x + width, top)
      .stroke(sheet.goldBetween(x, top, x + width, top))
      .restore();
  });
  return top;
}

/** Four steps, drawn as one stair after the meaning of the name. */
export function drawHowWeWork(sheet: Sheet): void {
  const { eyebrow: label, title } = companyProfileText.howWeWork;
  sheet.page(label);
  eyebrow(sheet, label);
  const y = sheet.text('H1', highlightedRuns(title), paper.margin, 84, { ...headline, size: 44, width: 380 });
  sheet.text('P', content('about', 'en').why.text[0], paper.margin, y + 18, { ...body, width: 300 });

  const steps = Object.values(content('home', 'en').why.steps);
  const width = column / steps.length;
  steps.forEach((step, index) => {
    const top = drawStep(sheet, index, width);
    const x = paper.margin + index * width + 12;
    const inner = width - 22;
    sheet.decoration(() =>
      sheet.write([{ text: String(index + 1) }], x - 2, top + 12, { face: 'thin', size: 52, colour: 'gold', leading: 1.1 }),
    );
    const below = sheet.text('H2', step.title, x, top + 76, { face: 'display', size: 12.4, colour: 'paper', leading: 1.25, width: inner });
    const end = sheet.text('P', step.text, x, below + 6, { ...small, width: inner });
    if ('note' in step) sheet.text('P', step.note, x, end + 8, { ...small, colour: 'muted', width: inner });
  });
}
