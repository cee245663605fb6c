// Hides calls that don't contain every typed word; opens the call named in the URL.
const field = document.querySelector('#search');
const found = document.querySelector('#found');
const calls = [...document.querySelectorAll('.call')];
const groups = [...document.querySelectorAll('.group')];

function search() {
  const words = field.value.toLowerCase().split(/\s+/u).filter(Boolean);
  let shown = 0;
  for (const call of calls) {
    call.hidden = !words.every((word) => call.dataset.search.includes(word));
    if (!call.hidden) shown += 1;
  }
  for (const group of groups) group.hidden = group.querySelector('.call:not([hidden])') === null;
  document.querySelector('#start').hidden = words.length > 0;
  found.textContent =
    words.length === 0 ? '' : `${shown === 0 ? 'No' : shown} matching ${shown === 1 ? 'call' : 'calls'}`;
}

function open() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named instanceof HTMLDetailsElement) named.open = true;
}

field.closest('label').hidden = false;
field.addEventListener('input', search);
addEventListener('hashchange', open);
open();
search();
