/** The most common password stems and passwords, compared without case, trailing digits and symbols. */
const common =
  `password passw0rd passwort motdepasse contrasena senha qwerty qwertyuiop qwertzuiop azerty azertyuiop asdfghjkl
asdfasdf zxcvbnm zxcvbnmasd qazwsx qazwsxedc qwerasdf qweasdzxc iloveyou ilovegod ilovehim ilovemylife welcome welcomeback letmein
letmeinnow changeme changemenow changeit administrator admin adminadmin administrateur superuser superman batman spiderman
starwars pokemon naruto dragonball dragon monkey princess sunshine football baseball basketball liverpool liverpoolfc chelsea
chelseafc arsenal barcelona realmadrid manchester manunited michael jennifer jessica michelle charlie jordan matthew daniel
andrew joshua ashley nicole hunter shadow master mustang ferrari porsche corvette mercedes harley harleydavidson computer internet
samsung google microsoft facebook instagram whatsapp linkedin linkedinpassword twitter apple iphone android windows secret topsecret
mysecret trustno trustnoone whatever freedom forever foreverlove blessed jesuschrist jesus christ godisgood praisegod hellokitty
hello helloworld goodmorning butterfly chocolate strawberry blueberry pineapple cheesecake flower summer winter autumn spring
monday january february december birthday family mother father brother sister sweetheart babygirl babyboy lovelove lovers
loveyou loveme myspace mypassword mynameis newpassword oldpassword defaultpassword default temporary temppass temp testtest
testing tester test testuser testpassword demo demodemo guest guestguest user username useruser login loginlogin root rootroot
toor access accesspassword security securepassword companyname company business sales salesforce salesteam office officepassword
abcdefghij abcdefgh abcdefg abcdef abcabc abcd aaaaaaaaaa aaaaaa asdf asdfgh asdfghjklzxcvbnm poiuytrewq mnbvcxz lkjhgfdsa
qqqqqqqqqq wwwwwwwwww zzzzzzzzzz xxxxxxxxxx pass passpass passphrase correcthorsebatterystaple correcthorse thisisapassword
iamadmin letmelogin opensesame supersecret nopassword ihatepasswords dealwright dealwrightpassword`.split(/\s+/);
const known = new Set(common);
/** From this length on, a password is more than a common stem. */
const longPassword = 20;

function isSequence(text: string): boolean {
  const steps = new Set(
    Array.from(
      text.slice(1),
      (character, index) => ((character.codePointAt(0) ?? 0) - (text.codePointAt(index) ?? 0) + 10) % 10,
    ),
  );
  return /^\d+$/.test(text) && steps.size === 1;
}

/** Returns whether a password, or its bare form, is an obvious guess; `own` lists texts that identify the person. */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const lower = password.toLowerCase();
  const bare = lower.replace(/[^\p{L}\p{N}]+/gu, '');
  const word = bare.replace(/\d+$/, '').replace(/^\d+/, '');
  const letters = word
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll('$', 's');
  if (new Set(bare).size < 4 || isSequence(bare) || /^(\d+?)\1+$/.test(bare)) return true;
  if (
    own.some(
      (name) => name.length > 3 && (lower === name.toLowerCase() || word === name.toLowerCase().replace(/@.*/, '')),
    )
  )
    return true;
  const keyboard = /^(1q2w3e|q1w2e3|1qaz2wsx|zaq1)/.test(bare) && bare.length < longPassword;
  return keyboard || [bare, word, letters].some((candidate) => known.has(candidate));
}
