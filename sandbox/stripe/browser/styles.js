/** Uses the page's colours, which follow its theme. A strict content security policy allows a constructed sheet. */
const sheet = new CSSStyleSheet();

sheet.replaceSync(`
  .SandboxCard { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; font: var(--type-body);
    font-family: var(--card-family, inherit); font-size: var(--card-size, var(--input-size, 0.875rem));
    color: var(--card-color, var(--text)); }
  .SandboxCard svg { width: 18px; height: 18px; flex: none; color: var(--card-icon, var(--text-3)); }
  .SandboxCard input { flex: none; min-width: 0; min-height: 24px; padding: 0; font: inherit; color: inherit;
    font-variant-numeric: tabular-nums; background: none; border: 0; border-radius: 0; outline: 0; }
  .SandboxCard input::placeholder { color: var(--card-placeholder, var(--text-3)); opacity: 1; }
  .SandboxCard input:disabled { color: var(--text-disabled); }
  .SandboxCard input[aria-invalid] { color: var(--card-invalid, var(--red-fg)); }
  .SandboxCard .SandboxCard-number { flex: 1 1 11.25em; }
  .SandboxCard .SandboxCard-expiry { width: 3.75em; }
  .SandboxCard .SandboxCard-cvc { width: 2.6em; }

  .SandboxBank { width: min(400px, calc(100vw - 32px)); padding: 0; font: var(--type-body); color: var(--text);
    background: var(--raised); border: 0; border-radius: var(--radius-l); box-shadow: var(--shadow-dialog); }
  .SandboxBank::backdrop { background: var(--scrim); }
  .SandboxBank div { display: grid; gap: var(--space-2); padding: var(--space-6); }
  .SandboxBank h2 { margin: 0; font: var(--type-section); letter-spacing: var(--tight); }
  .SandboxBank p { margin: 0; color: var(--text-2); }
  .SandboxBank small { font: var(--type-caption); color: var(--text-3); }
  .SandboxBank footer { display: flex; justify-content: flex-end; gap: var(--space-2);
    padding: var(--space-4) var(--space-6); border-top: var(--border); }
  .SandboxBank button { min-height: var(--control); padding: 0 14px; font: var(--type-label); text-align: center;
    color: var(--text); background: var(--raised); border: 1px solid var(--line-strong);
    border-radius: var(--radius-m); box-shadow: var(--shadow-control); cursor: pointer; }
  .SandboxBank button:hover { background: var(--hover); }
  .SandboxBank button:last-child { color: var(--on-primary); background: var(--primary); border-color: transparent; }
  .SandboxBank button:last-child:hover { background: var(--primary-hover); }
  .SandboxBank button:focus-visible { outline: var(--focus-ring); outline-offset: var(--focus-offset); }
  @media (max-width: 767px) {
    .SandboxBank { width: 100vw; max-width: none; margin: auto 0 0; border-radius: 16px 16px 0 0; }
    .SandboxBank footer { padding-bottom: max(var(--space-4), env(safe-area-inset-bottom)); }
    .SandboxBank button { flex: 1; }
  }
`);

export function adoptStyles() {
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
