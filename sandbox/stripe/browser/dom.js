export function element(name, attributes = {}, children = []) {
  return fillElement(document.createElement(name), attributes, children);
}

export function cardIcon() {
  return svgElement(
    'svg',
    { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': '1.75', 'aria-hidden': 'true' },
    [svgElement('rect', { x: '2', y: '5', width: '20', height: '14', rx: '2' }), svgElement('path', { d: 'M2 10h20' })],
  );
}

const svgElement = (name, attributes, children = []) =>
  fillElement(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);

function fillElement(target, attributes, children) {
  for (const [attribute, value] of Object.entries(attributes)) target.setAttribute(attribute, value);
  target.append(...children);
  return target;
}
