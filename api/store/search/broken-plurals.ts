/**
 * Arabic plurals that change within the word, of what people write to an IT company about; each with its singular, normalized. Others of the
 * patterns below are recognised by those; a plural of another pattern that is not here is a word of its own.
 */
const singulars: Readonly<Record<string, string>> = {
  هواتف: 'هاتف',
  برامج: 'برنامج',
  اجهزه: 'جهاز',
  انظمه: 'نظام',
  فروع: 'فرع',
  حواسيب: 'حاسوب',
  خوادم: 'خادم',
  عروض: 'عرض',
  اسعار: 'سعر',
  صور: 'صوره',
  افلام: 'فيلم',
  كتب: 'كتاب',
  بنوك: 'بنك',
  فنادق: 'فندق',
  رسائل: 'رساله',
  رسايل: 'رساله',
  نسخ: 'نسخه',
  اقسام: 'قسم',
  غرف: 'غرفه',
  طوابق: 'طابق',
  ابواب: 'باب',
  عملا: 'عميل',
  عملاء: 'عميل',
  زبائن: 'زبون',
  زباين: 'زبون',
  طلاب: 'طالب',
  اطبا: 'طبيب',
  اطباء: 'طبيب',
  شبابيك: 'شباك',
  اسواق: 'سوق',
  دكاكين: 'دكان',
  بيوت: 'بيت',
  ابنيه: 'بناء',
  قطع: 'قطعه',
  خطوط: 'خط',
  اسلاك: 'سلك',
  كوابل: 'كيبل',
  اعمال: 'عمل',
  تصاميم: 'تصميم',
  تقارير: 'تقرير',
  فواتير: 'فاتوره',
  قواعد: 'قاعده',
  خطط: 'خطه',
  مدن: 'مدينه',
  دول: 'دوله',
  شهور: 'شهر',
  اشهر: 'شهر',
  ايام: 'يوم',
  اسابيع: 'اسبوع',
  شروط: 'شرط',
  عقود: 'عقد',
  حلول: 'حل',
  اصناف: 'صنف',
  الوان: 'لون',
  دروس: 'درس',
  مواد: 'ماده',
  ارقام: 'رقم',
  اسماء: 'اسم',
  نوافذ: 'نافذه',
  مدراء: 'مدير',
  شركا: 'شريك',
  شركاء: 'شريك',
  وظائف: 'وظيفه',
  وظايف: 'وظيفه',
  حقائب: 'حقيبه',
};

/** Places and tools: offices, shops, schools, restaurants. */
const places = /^م(.)ا([^ا])(.)$/;
/** Projects, subjects. */
const things = /^م(.)ا(.)ي(.)$/;

/** Returns what the singular of a plural may be; nothing for what is none. */
export function singularOf(word: string): string[] {
  const listed = singulars[word];
  if (listed !== undefined) return [listed];
  const [, one, two, three] = places.exec(word) ?? things.exec(word) ?? [];
  if (one === undefined) return [];
  return [places.test(word) ? `م${one}${two}${three}` : `م${one}${two}و${three}`];
}
