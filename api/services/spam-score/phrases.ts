/**
 * What advertisements say, and customers, in English and Arabic. Matched against normalized text (`normalizeText`): lower case, without accents and
 * vowel signs, أإآ as ا, ى as ي, ة as ه, ؤ as و, ئ as ي. An Arabic word is matched with what is written on to it in front.
 */

const any = (...parts: string[]): RegExp => new RegExp(parts.map((part) => `(?:${part})`).join('|'), 'gu');

/** Whole English words. */
const en = (...parts: string[]): string => `\\b(?:${parts.join('|')})\\b`;
/** Arabic words, with و, ف, ب, ل, ك, ال in front and whatever ending. */
const ar = (...parts: string[]): string => `(?<![\\p{L}\\p{N}])[وفبلك]{0,2}(?:ال)?(?:${parts.join('|')})`;

/** Somebody offers something. */
export const sells = any(
  en(
    '(?:we|i) (?:can |will |also |are able to )?(?:offer|provide|supply|deliver|specialize|specialise|sell|manufacture|export|help (?:you|your|businesses|companies|brands|firms|owners|clients|local))',
    "(?:we|i)(?: are|'re| am|'m) (?:a |an |the )?(?:(?:leading|professional|reputable|trusted|certified|top|digital|full[- ]service|seo|offshore|software|web|marketing|experienced|direct|premier)[ ,]+){1,4}(?:\\w+ )?(?:agency|company|manufacturer|supplier|factory|firm|team|expert|consultant|specialist|provider|freelancer|lender|developer|designer)s?",
    "(?:i|we)(?: am|'m| are|'re)? (?:just )?(?:reaching out|reach out|writing to (?:offer|introduce|propose)|contacting you (?:to|about|regarding))",
    '(?:our|my) (?:team of|experts|agency|services (?:include|are|start)|packages|clients (?:see|get|have)|prices start|seo|developers|writers|designers|platform|software (?:helps|can)|loans?|signals|factory|investors|product range|price list)',
    '(?:business|partnership|collaboration|investment|sponsorship) (?:proposal|opportunity)',
    '(?:partner|collaborate|work) with (?:you|your (?:company|business|brand|site|website))',
    '(?:we|i) (?:can |also )?(?:design|write|build|create|make|develop|produce|buy|sell|ship|print|clean|promote|publish|save|generate|deliver|source|finance|lend|guarantee|fix|grow|recover|remove|translate)',
    '(?<=^|[.!?\\n:] ?)(?:get|sell|buy|boost|make|improve|protect|grow|save|join|meet|discover|try|outsource|hire|increase|earn|play|win|claim|add your|stop|reach|turn|start|add|rent|explore|unlock|transform|generate|rank|invest|congratulations|dear (?:sir|webmaster|owner|business|customer|friend|beneficiary|manager|team))',
    "would (?:love|like) to (?:contribute|write|introduce|offer|share|show|present|propose)|(?:i|we)(?: am|'m| are|'re) an? (?:\\w+ )?(?:writer|blogger|freelancer|expert|manufacturer|supplier|agency|investor|lender|factory|distributor|exporter|consultant)",
    'our (?:\\w+ ){0,2}(?:plans?|terminals?|directory|network|solution|solutions|product|products|catalog(?:ue)?|brochure|offer|offers|deals?)',
    'would (?:you|it) (?:be )?(?:open|interested|like to (?:rank|increase|boost|grow|get more|buy|advertise|publish))|are you (?:interested in|looking for (?:more|a loan|funding|cheap|affordable|quality|leads|investors|backlinks))',
    'do you (?:want|need) (?:more|a loan|funding|extra|to (?:rank|increase|boost|double|grow|earn|make))',
    'i (?:can|could|will) (?:get|bring|rank|send you|write|redesign|build you|create for you|increase|boost|fix your)',
    '(?:hire|outsource) (?:our|your)|white[- ]label|dedicated (?:developers|remote)',
    '(?:i|we) (?:came across|found|noticed|visited|stumbled (?:up)?on|looked at|reviewed|checked|was (?:on|browsing)|analy[sz]ed|ran) (?:\\w+ ){0,3}your (?:web)?(?:site|page|domain|company|business|listing|store)',
  ),
  ar(
    'نقدم (?:لكم|لك|خدمات|لجميع|افضل|عروض|حلول|قروض|تمويل)|نوفر (?:لكم|لك|خدمات|قروض|جميع|افضل|تمويل)|نتشرف (?:بان|بتقديم|بعرض)|يسرنا ان|يسعدنا ان|نحن شركه|نحن (?:وكاله|مكتب|مصنع|مورد|فريق|متخصص|خبراء)|لدينا (?:عروض|عرض|فريق|قاعده بيانات|افضل|باقات|خبراء)',
    'نعرض عليكم|نود (?:ان )?(?:نعرض|عرض|تقديم)|اعرض عليكم|خدماتنا|باقاتنا|عروضنا|متجرنا|منتجاتنا|اسعارنا|شركتنا (?:متخصصه|تقدم|توفر|رايده)|فريقنا|خبراونا',
    'نساعدك|نساعدكم|نضمن لك|نضمن لكم|نستطيع (?:ان )?(?:نرفع|زياده|مضاعفه|تحسين)|يمكننا (?:ان )?(?:نرفع|زياده|مضاعفه|تحسين|تصدر)',
    'هل (?:تريد|تبحث عن|ترغب في|تحلم|تعاني|تحتاج(?:ون)? (?:الي )?(?:قرض|تمويل|سيوله))|هل ترغب',
    'للبيع|بيع|خدمات (?:كتابه|تصميم|تنظيف|نقل|تسويق|سيو|طباعه|ترجمه)|متوفر لدينا|يتوفر لدينا|نبيع|نشتري',
  ),
);

/** It is about what is ours: our site, our rank. */
export const ours = any(
  en(
    'your (?!(?:price|prices|offer|quote|quotation|proposal|answer|reply|technicians?|engineers?|support|services?|portfolio|company profile|profile|help|invoice|address|number|hours|visit|call|e-?mail|work|maintenance|warranty|colleagues?|office|best|lowest|earliest|advice|time|name|contact|ad|digital|ai|sales|products|company)\\b)\\w+',
    'your (?:web ?site|site|domain|business|company|brand|store|online (?:presence|visibility|business)|google (?:ranking|listing|rank|business|profile)|rankings?|traffic|sales|customers|competitors|webpage|homepage|page|social media|search|team|products)',
    'you(?:r site)? (?:are|is) (?:not|missing|losing|ranking)',
  ),
  ar(
    'موقعكم|موقعك|متجركم|متجرك|شركتكم|شركتك|نشاطك|نشاطكم|عملك|مشروعك|مشروعكم|مبيعاتك|مبيعاتكم|ارباحك|دخلك|حسابك|حساباتكم|صفحتك|صفحتكم|اعمالكم|علامتكم|زبائنك|عملائك|عملاءك',
  ),
);

/** Matches what is advertised in forms everywhere. */
export const goods = any(
  en(
    'seo|first page|page (?:one|1)|top (?:of|rankings?|positions?)|(?:rank|ranking)s? (?:on|in|higher)|back ?links?|link building|guest posts?|sponsored (?:post|article|content)|domain authority|\\bda ?\\d\\d\\+?|organic traffic|web ?site (?:traffic|visitors)|targeted (?:traffic|visitors|leads|audience)|more (?:traffic|leads|visitors|customers|clients|sales)|qualified leads|lead generation|appointment setting',
    '(?:email|contact|mailing|business|customer|decision[- ]maker)s? (?:list|lists|database|databases)|(?:verified|business) (?:emails|contacts|leads)|bulk (?:email|sms|mail)',
    '(?:web|website|app|mobile app|logo|graphic) (?:re)?design(?:ing)? (?:services?|at|from|for|starting)|redesign|explainer videos?|virtual assistants?|copywriting|press releases?|social media (?:marketing|management|growth)|digital marketing|content writing',
    'followers|(?:instagram|facebook|tiktok|youtube) likes|(?:5|five)[- ]star reviews|positive reviews|google reviews|buy reviews',
    '(?:business|personal|unsecured|fast|quick|easy|cash|low[- ]interest) (?:loan|funding|financing|cash|capital|credit)s?|loan offer|loans?|working capital|merchant cash|project funding|investors?|credit score|debt',
    'bitcoin|btc|crypto(?:currency)?|forex|trading (?:signals|bot|platform)|binary options|passive income|invest(?:ment|ing)?|earn(?:ed|ing)?|make money|side hustle|inheritance|lottery|gift cards?|prize|you (?:have )?won|next of kin|million (?:usd|dollars|euro)|nft|airdrop|wallet',
    'casino|slots?|betting|poker|jackpot|bonus|free spins|gambling|bet',
    'viagra|cialis|pharmacy|pills?|weight loss|keto|cbd|testosterone|enlargement|hair loss|supplements?|steroids|tramadol|xanax',
    'porn|sex|escorts?|dating|hot (?:girls|women|singles)|single (?:women|girls)|webcam|nudes?|onlyfans|lonely',
    'replica|rolex|designer (?:bags|handbags)|cheap (?:watches|shoes|sunglasses|hosting|software)|ray[- ]?ban|wholesale|oem|moq|factory (?:price|direct)|manufacturer|led displays?|subsidy|insurance|business plan|payment terminals?|card fees|wikipedia|data entry|used (?:phones|laptops|equipment|it)|dropship\\w*|passports?|driving licen[cs]e|diploma|counterfeit|essays?|ssd chemical|hack(?:er|ing)? (?:service|phones?)|spy app|license keys?',
    'domain (?:expir\\w+|renewal|registration|notice|listing)|expir(?:e|es|ation) (?:notice|of)|trademark (?:registration|notice)|copyright (?:infring\\w+|violation)|your (?:images|photos)|submit your (?:site|website)|directory listing|search engine (?:registration|submission|listing)|final notice',
    'chatbot|ai (?:tool|tools|software|writer|agent|agents)|automat(?:e|ed|ion) (?:tool|software)|ppc|facebook ads|google ads|conversion rate|solar panels?|medicare|insurance (?:quote|quotes|leads)|payment processing|credit card processing|merchant account|sms marketing|whatsapp (?:marketing|blast|sender)',
  ),
  ar(
    'سيو|باك ?لينك|روابط خلفيه|تصدر (?:نتائج|جوجل|قوقل|غوغل|محركات)|الصفحه الاولي|صفحه اولي|اول صفحه|نتائج (?:البحث|جوجل|قوقل|غوغل)|محركات البحث|تهييه الموقع|تحسين ترتيب|زوار|زياره حقيقيه|مقال(?:ات)? (?:ضيف|مدفوع)',
    'عماله|سايقين|خادمات|عاملات|متابعين|متابع حقيقي|لايكات|تفاعل حقيقي|مشاهدات|توثيق حساب|تقييمات (?:ايجابيه|خمس)|تسويق (?:الكتروني|رقمي)|ادار[هت] (?:حسابات|صفحات|السوشيال)|حملات اعلانيه|رسايل (?:جماعيه|واتساب|نصيه)|ارسال جماعي|تصميم (?:مواقع|متاجر|شعارات|شعار|لوجو)|موشن جرافيك|كتابه محتوي',
    'قاعده بيانات|قواعد بيانات (?:عملاء|شركات)|ارقام (?:جوالات|هواتف|عملاء)|بيانات (?:عملاء|شركات)|ايميلات',
    'قرض|قروض|تمويل|سداد (?:مديونيات|ديون|المتعثرات|القروض)|سيوله|بدون كفيل|بطاقات اييتمان|كاش فوري|تسييل',
    'تداول|فوركس|عملات رقميه|بتكوين|بيتكوين|كريبتو|استثمار|استثمر|ارباح|ربح|دخل (?:اضافي|ثابت|شهري|يومي)|اربح|من المنزل|من البيت|توصيات|محفظه|ميراث|مليون دولار|جايزه|فزت|ربحت',
    'كازينو|مراهنات|رهان|مراهنه|قمار|سلوتس|روليت|بونص|يانصيب',
    'فياجرا|سياليس|حبوب|تنحيف|تخسيس|تكبير|منشط|الضعف|علاج|اعشاب|مكملات|ترامادول|سايتوتك|اجهاض',
    'تعارف|زواج|بنات|ارمله|جنس|سكس|مساج|جلب الحبيب|روحاني|شيخ مغربي|سحر|فك السحر',
    'نقل عفش|نقل اثاث|تنظيف (?:منازل|خزانات|شقق|كنب)|مكافحه حشرات|رش مبيدات|شراء (?:الاثاث|اثاث|سكراب|مكيفات)|اثاث مستعمل|كشف تسربات|عزل اسطح|تسليك مجاري|شقق للبيع|اراضي|عقار مميز|عطور|ساعات (?:ماركات|تقليد|مقلده)|ماركات|حقايب|تقليد|كوبي|جمله|شحن من الصين|مورد(?:ين)? من',
    'شهادات (?:جامعيه|معتمده|دكتوراه|ماجستير)|شهاده (?:دكتوراه|ماجستير)|رسايل ماجستير|ابحاث (?:جامعيه|تخرج)|حل واجبات|دورات (?:تدريبيه|معتمده|اونلاين)|دوره تدريبيه|تاشيرات|فيزا|هجره|اقامه دايمه|جواز سفر|تذاكر|iptv|اشتراك(?:ات)? (?:iptv|نتفلكس|قنوات|شاهد)|قنوات مشفره',
  ),
);

/** Matches what is too good to be true. */
export const promises = any(
  en(
    '100 ?%|guarantee(?:d|s)?|no (?:obligation|risk|collateral|credit check|experience|upfront|strings)|risk[- ]free|free (?:audit|quote|trial|consultation|report|analysis|sample|demo|gift|spins|bonus|proposal|mock[- ]?up|website|list)|(?:up to )?\\d+ ?(?:%|percent) (?:off|discount|returns?|more|roi|increase|interest|cheaper)|double your|triple your|10x|skyrocket|boost|instant(?:ly)?|lowest price|best prices?|cheap(?:est)?|affordable (?:price|prices|rates?|packages?|cost)|competitive (?:price|prices|rates?)|unlimited|amazing|incredible|huge|exclusive|secret|proven|discount(?:ed)?|special (?:offer|price|deal)|limited[- ]time|low (?:interest|rates?|cost)|(?:only|just|from|at|starting at|per) ?(?:\\$|usd|€|£) ?\\d+|\\$ ?\\d[\\d,.]*(?: ?(?:k|per|/|a) ?(?:day|week|month|hour))?|more (?:sales|revenue|profit|customers|traffic|leads)|daily (?:profit|returns?|income)|within (?:24|48) hours|in (?:24|48) hours|overnight|next level|millions?',
  ),
  ar(
    'مضمون|مضمونه|نضمن|ضمان كامل|مجانا|مجاني|مجانيه|خصم|خصومات|تخفيض|عرض خاص|عروض (?:خاصه|حصريه|مميزه)|حصري|فرصه|لفتره محدوده|لا تفوت|ارخص|اقل (?:الاسعار|سعر)|افضل (?:الاسعار|سعر|الاثمان)|اسعار (?:منافسه|مغريه|خياليه|رمزيه|تنافسيه)|باسعار|سعر خيالي|خلال (?:24|48) ساعه|فوري|فورا|بدون (?:كفيل|راس مال|خبره|شروط|ضمان|تعب|تحويل)|ضاعف|مضاعفه|ارباح يوميه|الف دولار|\\d+ ?(?:دولار|\\$) (?:يوميا|شهريا|في اليوم)|يوميا|بسريه|سريه تامه|طبيعيه 100|نتايج (?:مضمونه|سريعه|مذهله)|جوده عاليه',
  ),
);

/** The reader is to do something at once. */
export const calls = any(
  en(
    'click (?:here|the link|below|on)|visit (?:our|us|the link|my|http)|(?:buy|order|act|apply|sign up|register|join|call|start|book|claim|subscribe|download|play|invest)(?: (?:it|yours?))? (?:now|today|here|free)|check (?:it )?out|learn more|more info(?:rmation)? (?:here|at)|see more|reply (?:to this|back|with|yes|now|for|and)|(?:just|simply) reply|get (?:started|back to me)|schedule a (?:call|quick|demo|meeting)|(?:quick|short|\\d+[- ]minute) (?:call|chat|meeting)|book a (?:call|demo|slot)|contact us (?:at|on|via|now|today|for|by)|(?:whatsapp|skype) (?:us|now)|telegram|dm me|message (?:us|me) (?:at|on)|let me know if (?:you|this|that)|shall i (?:send|share)|can i (?:send|share)|(?:may|should) (?:i|we) send|hop on a|share (?:our|my|the) (?:portfolio|price|packages|details|proposal)|hurry|don.?t miss|last chance|interested\\?',
  ),
  ar(
    'اضغط|انقر|اطلب الان|اشترك|سجل الان|سجل معنا|تواصل (?:معنا|واتساب|الان|علي|معنا)|تواصلوا معنا|للتواصل|للطلب|للحجز|للاستفسار|اتصل (?:الان|بنا|علي)|راسلنا|راسلني|زوروا|زر موقعنا|احجز|انضم|ابدا الان|ابدا اليوم|جرب الان|واتساب|واتس|تليجرام|تلجرام|تلغرام|تيليجرام|الرابط|رابط (?:القناه|التسجيل)|لا تتردد|بادر|سارع|حمل (?:الان|التطبيق)',
  ),
);

/** Matches how to get no more of it: nobody who writes once of their own accord says that. */
export const optOuts = any(
  en(
    'unsubscribe',
    'opt[- ]?out',
    'remove (?:me|you|your (?:email|site|name)) from',
    'stop receiving',
    'not (?:wish|want) to receive',
    'reply (?:with )?.?(?:stop|no|remove)',
    'this is not spam',
    'this is an advert\\w*',
    'advertisement',
  ),
  ar('الغاء الاشتراك', 'لايقاف الرسايل', 'لالغاء', 'لعدم استقبال', 'هذه ليست رساله مزعجه'),
);

/** A customer: somebody needs, asks, describes what is theirs. */
export const asks = any(
  en(
    "(?:we|i)(?: would|'d| urgently| also| really| currently| do| will| just| only)? (?:need|require|want (?:a|an|the|to (?:know|buy|order|build|have|install|replace|open|move|upgrade|add|ask|get (?:a|our|my)|be|rank|appear|start|set|put|sell|make|connect|see|discuss)|our|my|someone|somebody|you|your|seo|new|two|three|our)|like (?:a|an|to (?:know|ask|get a|order|have|request|buy|install|be|rank|hear|discuss))|wish to (?:order|buy|install|have))",
    "(?:we|i)(?: are|'re| am|'m)? (?:(?:currently|also) )?(?:looking (?:for|to)|planning|opening|moving|building|searching|thinking (?:of|about)|interested in (?:your|a|the|having|an))",
    'how (?:much|long|many|soon) (?:is|are|does|do|would|will|for|to|can|cost\\w*)',
    "what(?:'s| is| are| would| do| does) (?:the |your |a |it |you )?(?:price|prices|cost|costs|rates?|hours|warranty|delivery|charge|lead time|address|monthly)",
    '(?:can|could|would|will) (?:you|your (?:team|company|engineers?|technicians?)|someone|somebody)(?: please| kindly| also)? (?:send (?:me|us)|give|quote|tell|make|build|install|fix|repair|do|come|visit|call|help (?:us|me)|look|check|connect|design|set|supply|provide|offer|add|move|integrate|replace|recommend|advise|handle|develop|configure|explain|host|train|migrate|bring our|get (?:us|our)|support|take over|improve|maintain|match|have)',
    'do you (?:do|offer|have|sell|provide|install|support|work|repair|also|make|build|handle|maintain|cover|accept|deliver|develop|charge|supply|know|serve)',
    'please (?!(?:click|visit|reply|respond|find our|contact us|let me know|let us know|see our|check our|send your list|email us|feel free|join|subscribe|register|do not hesitate)\\b)\\w+|(?:call|phone|ring|contact|whatsapp|email|message) me (?:on|at|back|when|after|before|about|regarding|please)|qty|quantity|lead time|send your best price|not working|(?:does|do|did)(?:n.?t| not) (?:work|start|turn|print|connect|open|appear|show|load|boot|charge)|broken|stopped working|is (?:down|slow|offline)|no internet|hacked|price (?:and|for|please|of)|(?:quote|price|help|asap|urgent(?:ly)?|advise) ?please',
    '(?:our|my) (?:(?:new|old|own|current|small|main|online|head|two|three|web) )?(?:shop|store|web ?site|site|office|offices|branch|branches|warehouse|school|clinic|restaurant|cafe|hotel|company|business|server|servers|network|network is|laptop|printer|computer|computers|pc|pcs|app|application|internet|wifi|cameras?|system|systems|house|home|villa|factory|pharmacy|bank|building|till|tills|pos|email|emails|domain|firewall|data|staff|employees|accountant|supplier|budget|hosting|developer|page|competitors)',
    'and (?:need|want|require|would like)',
    'we (?:have|run|own|use|manage|operate) (?:a|an|our|the|two|three|four|five|six|seven|eight|ten|twelve|\\d+|about|around|old|some|several)|i (?:have|own|run) (?:a|an|two|three)|quotation for|quote for|request for (?:quotation|proposal)|rfq|rfp|price for|cost of|thank you for (?:the|your)|is it possible|following (?:up|our)|as (?:agreed|discussed)|scope of work|requirements?:',
  ),
  ar(
    'احتاج|نحتاج|محتاج|محتاجين|بحاجه|اريد|نريد|ابغي|ابي |بدي|بدنا|بدنه|نبي |عاوز|عايز|اود |نود (?:الاستفسار|معرفه|الحصول|طلب|شراء|تركيب|تطوير|انشاء|ان ن(?:عرف|ستفسر|طلب|ركب|طور))|ارغب|نرغب|ابحث عن|نبحث عن|حابب|حابين|نفسي|ناوي|ناويين|نخطط|بفكر',
    'كم (?:سعر|تكلفه|يكلف|بيكلف|بتكلف|تكلف|السعر|المده|تستغرق|ياخذ|بتاخذ|بياخذ|كلفه|يوم|المبلغ|حق)|كم ثمن|شو (?:سعر|السعر|الاسعار|تكلفه|بيكلف)|قديش|اديش|بكم|بقديش|ما (?:هي |هو )?(?:سعر|اسعار|تكلفه|اسعاركم|الاسعار|مده|المده)|ايش سعر|وش سعر',
    'هل (?:يوجد لديكم|يمكنكم|بامكانكم|تقدمون|توفرون|عندكم|لديكم|ممكن|تقومون|تستطيعون|يمكن|تعملون|تركبون|تصممون|تدعمون|من الممكن|متوفر|تشمل|خدماتكم)|عندكم|بتعملو|بتركبو|بتصلحو|بتقدرو|بتسوو|فيكم|تقدرون|ممكن (?:عرض|سعر|تبعث|ترسل|تعط|حد|احد|اعرف|تتواصل|تيج|موعد|تشرح|تركب|تصلح)|لو سمحت|من فضلكم|ارجو|نرجو|يرجي|الرجاء|رجاء|بتكرم',
    'عندي|عندنا|لدي |لدينا (?:مطعم|محل|شركه|فرع|فروع|مكتب|مدرسه|مستودع|موقع|متجر|مشروع|عياده|نظام|شبكه|كاميرات|مصنع|مستشفي|فندق|سيرفر|مشكله|\\d+|جهاز|اجهزه|خمس|ثلاث|اربع|عشر)|موقعي|موقعنا|متجري|متجرنا|محلي|محلنا|مكتبنا|مكتبي|مطعمي|مطعمنا|فرعنا|مستودعنا|شبكتنا|اجهزتنا|صيدليتي|عيادتي|عيادتنا|مدرستنا|شركتنا (?!متخصصه|تقدم|توفر|رايده)',
    'عرض سعر|استفسار|بخصوص|تواصلو?ا? معي|اتصلو?ا? (?:بي|فيي|علي رقمي)|كلموني|احكو معي|طلب عرض|مواصفات|كراسه الشروط|مناقصه|خربان|معطل|ما بيشتغل|لا يعمل|مشكله|تعطل|بطيء|شكرا (?:لكم|علي)',
  ),
);
