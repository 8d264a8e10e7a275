# Harvests a repository with Debian's libcatmandu-oai-perl: a line for each record with its format, identifier and
# whether it has metadata; whatever it warns of goes to the standard error.
use strict;
use warnings;
use Catmandu::Importer::OAI;

my ($address, @formats) = @ARGV;
for my $format (@formats) {
    my $list = Catmandu::Importer::OAI->new(url => $address, metadataPrefix => $format, handler => 'raw');
    $list->each(sub {
        my $record = shift;
        print join("\t", $format, $record->{_id}, $record->{_metadata} ? 'told' : 'bare'), "\n";
    });
}
