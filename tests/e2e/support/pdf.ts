/** A black picture of 16 by 16 pixels, as scanners write them. */
const scans = {
  JPXDecode:
    '/0//UQApAAAAAAAQAAAAEAAAAAAAAAAAAAAAEAAAABAAAAAAAAAAAAABBwEB/1IADAAAAAEAAAQEAAH/XAAEQED/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAAAYAAH/k9+AOBFQVK/0yH//2Q==',
  JBIG2Decode: 'AAAAADAAAQAAABMAAAAQAAAAEAAAAAAAAAAAAAAAAAAAASYAAQAAABwAAAAQAAAAEAAAAAAAAAAAAAEmoL/////gAgAg',
} as const;

/**
 * A PDF of one page that readers show: a name as its heading, a line of words, and below on the left a picture in JPEG 2000, on the right one in
 * JBIG2, both black, from a quarter to half of the height.
 */
export function readablePdf(name: string): Uint8Array<ArrayBuffer> {
  const words = `BT /F1 26 Tf 72 760 Td (${name}) Tj ET\nBT /F1 11 Tf 72 720 Td (Knows routing and switching) Tj ET\n`;
  const pictures = 'q 200 0 0 200 50 211 cm /JPXDecode Do Q\nq 200 0 0 200 345 211 cm /JBIG2Decode Do Q\n';
  const content = words + pictures;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</JPXDecode 6 0 R/JBIG2Decode 7 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}endstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    picture('JPXDecode', 8),
    picture('JBIG2Decode', 1),
  ];
  let file = '%PDF-1.5\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
}

function picture(filter: keyof typeof scans, bits: number): string {
  const bytes = Buffer.from(scans[filter], 'base64');
  const facts = `/Width 16/Height 16/ColorSpace/DeviceGray/BitsPerComponent ${bits}/Filter/${filter}/Length ${bytes.length}`;
  return `<</Type/XObject/Subtype/Image${facts}>>stream\n${bytes.toString('latin1')}\nendstream`;
}
