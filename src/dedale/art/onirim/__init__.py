"""The drawings of Onirim: Nocturne, a table at night."""
