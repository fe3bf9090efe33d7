/** A mailto link for visitors without JavaScript, which the form needs. */
export function MailSignUp({ title, email }: { title: string; email: string }) {
  const subject = encodeURIComponent(`Tilmelding: ${title}`);
  const body = encodeURIComponent('Navn:\nEmail:\nTelefon:\nFirma:\nKostrestriktioner:\nSærlige ønsker:\n');
  return (
    <noscript>
      <p>
        Tilmeld dig ved at skrive til <a href={`mailto:${email}?subject=${subject}&body=${body}`}>{email}</a> med dit
        navn og din e-mail. Skriv også telefon, firma, kostrestriktioner og særlige ønsker, hvis du har nogen.
      </p>
    </noscript>
  );
}
