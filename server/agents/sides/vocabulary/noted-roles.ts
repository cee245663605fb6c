/** What a rep writes beside a name for what somebody is. */
export const notedRoles: readonly string[] = [
  'gm|md|ceo|cfo|coo|cto|cio|cmo|chro|ciso|vp|svp|evp|hr|it|ops|pm|fm',
  'owner|founder|partner|director|manager|mgr|head|lead|chief|boss|buyer|purchasing|procurement|finance|accounts|bursar|controller',
  'engineer|eng|foreman|supervisor|secretary|assistant|deputy|pa|quality|facilities|estates|operations|maintenance|legal|lawyer|marketing|sales',
];
