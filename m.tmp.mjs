import sharp from 'sharp';

const d = '/tmp/pictures-shots/';
async function grid(files, cols, w, h, out) {
  const c = [];
  for (let i = 0; i < files.length; i++)
    c.push({
      input: await sharp(d + files[i])
        .resize(w, h, { fit: 'contain', background: '#444' })
        .toBuffer(),
      left: (i % cols) * w,
      top: Math.floor(i / cols) * h,
    });
  await sharp({ create: { width: w * cols, height: h * Math.ceil(files.length / cols), channels: 3, background: '#222' } })
    .composite(c)
    .png()
    .toFile(d + out);
}
await grid(
  [
    'site-cctv-en-1440.png',
    'site-cctv-ar-1440.png',
    'site-digital-marketing-en-1440.png',
    'site-digital-marketing-ar-1440.png',
    'site-networking-en-1440.png',
    'site-networking-ar-1440.png',
    'site-home-en-1440.png',
    'site-home-ar-1440.png',
  ],
  2,
  960,
  600,
  'm1.png',
);
await grid(
  ['cctv', 'digital-marketing', 'networking', 'home'].flatMap((p) => ['en', 'ar'].map((l) => `site-${p}-${l}-390.png`)),
  8,
  300,
  650,
  'm2.png',
);
await grid(
  ['office-list-en-1440.png', 'office-list-ar-1440.png', 'office-edit-en-1440.png', 'office-edit-ar-1440.png'],
  2,
  960,
  600,
  'm3.png',
);
await grid(
  ['list', 'edit', 'edit-original'].flatMap((p) => ['en', 'ar'].map((l) => `office-${p}-${l}-390.png`)),
  6,
  390,
  844,
  'm4.png',
);
