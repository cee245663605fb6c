/** Words that announce a noun: what follows one may name a thing. */
export const announcing: readonly string[] = (
  'the a an our your their my his her its some every each another both all of for with without about from on in ' +
  'into by at under over between through after before during against fewer'
).split(' ');

/** Words that no name of a thing holds: pronouns, auxiliaries, joining words, adverbs, sounds. */
export const neverNaming: readonly string[] = (
  'this that these those any no to like as more less few many much most ' +
  'i me mine myself we us ours ourselves you yours yourself he him himself she herself it itself they them theirs themselves who whom whose which what ' +
  'when where why how whatever whichever whoever anybody anyone anything somebody someone something everybody everyone everything nobody none nothing one ones ' +
  'am is are was were be been being do does did done doing have has had having can could will would shall should may might must ought cannot ' +
  'and or but nor so if because although though while whereas unless until till since than as then else either neither whether ' +
  'not never ever always often sometimes seldom rarely usually mostly mainly nearly almost already yet still again once twice only just even also too very ' +
  'really quite rather pretty fairly actually basically literally honestly obviously certainly probably perhaps maybe possibly definitely frankly simply ' +
  'here there now today tonight tomorrow yesterday later soon away back up down out off along around across together apart anyway instead otherwise ' +
  'well oh ah um uh er hmm mm huh yes yeah yep no nope okay ok right sure fine please thanks thank sorry hello hi hey bye mate aye ' +
  'first second third last next other same such own whole half only several couple plus minus versus via ' +
  'good bad best better worse worst great nice big bigger little small large long short old new young high low full empty easy hard early late ' +
  'real true false whole entire certain different various particular actual free ready happy glad able likely lovely proper exact enough ' +
  'warm cold hot wet dry honest fair dead past single main horrible rough white blue red green yellow black grey gray brown dear far nicer grander grim polite official ' +
  'ain isn aren wasn weren don doesn didn hasn haven hadn won wouldn couldn shouldn can gonna wanna gotta ' +
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty ' +
  'seventy eighty ninety hundred thousand million billion dozen percent cent double triple per zero ' +
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december ' +
  'nowt summat owt lad lads lass lasses folk bloke blokes guys guy gal kid kids'
).split(' ');

/** Things so general that they name no theme by themselves. */
export const emptyNouns: readonly string[] = (
  'thing stuff bit lot lots way kind sort type point part side end start beginning middle place spot case matter fact idea sense reason question answer word ' +
  'name number amount figure total example rest top bottom front edge line piece pair set list kind problem issue trouble difference chance ' +
  'time times day days week weeks month months year years hour hours minute minutes second seconds moment morning afternoon evening night noon weekend quarter ' +
  'people person man men woman women boy girl person somebody team someone friend wife husband mother father mum dad sister brother son daughter uncle aunt ' +
  'course effect least charge heaven god hell heck luck joke fun fuss sake mind head hand hands eye eyes face heart foot feet mouth ear ears voice ' +
  'pound pounds dollar dollars euro euros quid grand buck bucks penny cent cents mile miles metre metres meter meters ' +
  'company firm business customer client work job today tomorrow world life house home door room floor road street town country ' +
  'talk call meeting conversation question minute video screen microphone mute line form share look guess feeling favour favor'
).split(' ');

/** What people do, in its plain form: such a word doesn't name a thing where it ends a run of words. */
export const plainVerbs: readonly string[] = (
  'accept add admit afford agree allow appear apply argue arrive ask assume avoid become become begin believe belong bet blame bother break bring build bump buy ' +
  'call calm care carry catch cause change chase check choose clear climb close come complain confirm consider contact contain continue cost cover create cry cut ' +
  'deal decide deliver depend describe deserve die dig disappear discover discuss draw dream drink drive drop earn eat email end enjoy ensure enter escape exist expect ' +
  'explain face fail fall feed feel fight figure fill find finish fit fix fly follow forget forgive gain gather get give go grab grow guess handle hang happen hate hear ' +
  'help hide hit hold hope hurt ignore imagine improve include insist introduce invent join jump keep kick kill knock know laugh lay lead lean learn leave lend let lie ' +
  'lift like listen live look lose love lower maintain make manage matter mean meet mention mind miss move name need notice obtain offer open owe own pass pay pick ' +
  'point post prefer prepare press pretend prevent produce promise prove pull push put raise reach read realize realise receive recognize recommend reduce refuse ' +
  'remember remind remove repeat replace reply require rest retire return ride ring rise rush save say see seem sell send serve settle shake share shout show shut sign sit ' +
  'sleep slow smell smile solve sort sound speak spend spill stand stare start stay steal stick stop struggle suffer suggest suppose survive swap swear take talk tap teach ' +
  'tell tend thank think throw tick touch try turn type understand upset use visit wait wake walk want warn wash waste watch wear win wish wonder worry write ' +
  'went gone came got gave took made said told knew thought left lost paid sent spent bought brought built kept meant met put ran rang saw sold stuck stood wrote ' +
  'broke broken chose chosen caught drove driven fell felt forgot forgotten found grew heard held hid led lay sat slept spoke taught threw understood woke wore won'
).split(' ');
