import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Returns paths in a folder next to the main file of an installed package. */
const beside = (main: string, folder: string, files: readonly string[]): readonly string[] =>
  files.map((file) => path.join(path.dirname(fileURLToPath(main)), folder, file));

const embedpdf = (main: string, ...files: readonly string[]): readonly string[] =>
  beside(main, '../fonts', files);

/**
 * Returns the fonts of printed documents, all under the SIL Open Font License. No font has all
 * scripts. `fontFamilies` in `submission.typ` sets their order.
 */
export const pdfFonts = (): readonly string[] => [
  ...embedpdf(
    import.meta.resolve('@embedpdf/fonts-latin'),
    'NotoSans-Regular.ttf',
    'NotoSans-Bold.ttf',
    'NotoSans-Italic.ttf',
  ),
  ...embedpdf(
    import.meta.resolve('@embedpdf/fonts-sc'),
    'NotoSansHans-Regular.otf',
    'NotoSansHans-Bold.otf',
  ),
  ...embedpdf(
    import.meta.resolve('@embedpdf/fonts-kr'),
    'NotoSansKR-Regular.otf',
    'NotoSansKR-Bold.otf',
  ),
  ...embedpdf(
    import.meta.resolve('@embedpdf/fonts-arabic'),
    'NotoNaskhArabic-Regular.ttf',
    'NotoNaskhArabic-Bold.ttf',
  ),
  ...embedpdf(
    import.meta.resolve('@embedpdf/fonts-hebrew'),
    'NotoSansHebrew-Regular.ttf',
    'NotoSansHebrew-Bold.ttf',
  ),
  ...beside(import.meta.resolve('@expo-google-fonts/noto-sans-thai'), '.', [
    '400Regular/NotoSansThai_400Regular.ttf',
    '700Bold/NotoSansThai_700Bold.ttf',
  ]),
  ...beside(import.meta.resolve('@expo-google-fonts/noto-emoji'), '.', [
    '400Regular/NotoEmoji_400Regular.ttf',
  ]),
];
