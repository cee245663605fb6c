/** Behind a number in a cell. */
export const cellUnits: readonly string[] =
  'hours?|days?|weeks?|months?|years?|users?|GB|TB|MB|minutes?|min|Stunden|Tage|heures|jours|horas|días|uur|dagen'.split(
    '|',
  );
/** What a cell may hold instead of a number. */
export const cellWords: readonly string[] =
  'Yes|No|Ja|Nein|Nee|Oui|Non|Sí|Included|Add-on|Unlimited|None|Basic|[–—-]'.split('|');
/** Heads over the labels of rows. */
export const generalHeads: readonly string[] =
  'Plan|Tariff|Feature|Module|Product|Price|Service|Item|Model|Function|Per|Type|Line|Funktion|Leistung|Offre|Tarif|Producto|Servicio|Dienst'.split(
    '|',
  );
